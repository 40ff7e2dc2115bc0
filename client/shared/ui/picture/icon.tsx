/**
 * An icon of the shop. Hidden from screen readers: a text beside it or an `aria-label` is its
 * label.
 */
export function Icon({ path, small }: { path: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
