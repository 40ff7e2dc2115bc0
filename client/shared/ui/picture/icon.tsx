/**
 * An icon of the shop. It is hidden from screen readers, so it needs text beside it or an
 * `aria-label` on its button.
 */
export function Icon({ path, small }: { path: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
