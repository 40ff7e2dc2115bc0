import type { ReactNode } from 'react'
import { type Locale, languageTag } from '#client/shared/texts/locales.ts'

/** A row of a list with its buttons. */
export const AccessRow = ({ name, children, buttons }: { name: string; children: ReactNode; buttons?: ReactNode }) => (
  <li className="addresses-row">
    <div>
      <p className="addresses-name">{name}</p>
      {children}
    </div>
    {buttons && <div className="addresses-buttons">{buttons}</div>}
  </li>
)

/** Patterns in user agents. The first match counts, because most of them name several browsers. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Formats a user agent as "Firefox on Windows", or only the part that is known. */
export const formatDevice = (device: string, on: string) =>
  [browsers, systems].flatMap(list => list.find(([, pattern]) => pattern.test(device))?.[0] ?? []).join(` ${on} `)

/** Formats date and time in UTC. */
export const formatAccessTime = (time: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`
