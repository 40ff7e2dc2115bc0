const paths = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9l6 6 6-6',
  bag: 'M4 7h16l1 14H3L4 7zM8.5 7V5.5a3.5 3.5 0 0 1 7 0V7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  warning: 'M12 4l9 16H3L12 4zM12 10v5M12 17.5v.01',
  check: 'M4 12.5l5 5L20 6.5',
  heart: 'M12 20.5S3 14.9 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 5.9-9 11.5-9 11.5z',
  light: 'M8 4h8l3 9H5l3-9zM12 13v7M8.5 20h7',
  away: 'M8 16L17 7M9 7h8v8',
}

export type IconName = keyof typeof paths

/**
 * An icon of the shop. Hidden from screen readers: the label is a text beside it or `aria-label`.
 */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
