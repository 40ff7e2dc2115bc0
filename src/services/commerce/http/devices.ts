/**
 * Browsers by their pattern in `User-Agent`. The first match counts. The order matters, because
 * most browsers also name others: Edge contains "Chrome", and Chrome contains "Safari".
 */
const browsers: [name: string, pattern: RegExp][] = [
  ['edge', /\bEdgA?\/|\bEdgiOS\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['ipad', /\biPad\b/],
  ['iphone', /\biPhone\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
]

const findName = (patterns: [string, RegExp][], text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/**
 * Returns the browser and the operating system that a `User-Agent` names, such as `firefox
 * windows`. Either is empty if unknown.
 */
export const describeDevice = (userAgent: string | null): string =>
  `${findName(browsers, userAgent ?? '')} ${findName(systems, userAgent ?? '')}`

/** A device in the wire's format. `device` is a text from `describeDevice`. */
export function deviceView(device: string) {
  const [browser = '', system = ''] = device.split(' ')
  return { browser, system }
}
