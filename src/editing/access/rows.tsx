import type { ReactNode } from 'react'
import { type Locale, languageTag } from '#client/shared/texts/locales.ts'

/** A row of a list: what it is about, and what can be done with it. */
export const AccessRow = ({ name, children, buttons }: { name: string; children: ReactNode; buttons?: ReactNode }) => (
  <li className="addresses-row">
    <div>
      <p className="addresses-name">{name}</p>
      {children}
    </div>
    {buttons && <div className="addresses-buttons">{buttons}</div>}
  </li>
)

/** By what a browser says of itself; the first that fits, since most also name others. */
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

/** "Firefox on Windows", or the part that is known. */
export const deviceText = (device: string, on: string) =>
  [browsers, systems].flatMap(list => list.find(([, pattern]) => pattern.test(device))?.[0] ?? []).join(` ${on} `)

/** Day and time of the server's clock. */
export const accessTime = (time: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`
