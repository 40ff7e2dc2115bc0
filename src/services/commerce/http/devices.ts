/** Patterns of `User-Agent`. The first match counts, since most browsers also name others. */
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
 * Returns browser and system of a `User-Agent`, e.g. `firefox windows`; each is empty if unknown.
 */
export const describeDevice = (userAgent: string | null): string =>
  `${findName(browsers, userAgent ?? '')} ${findName(systems, userAgent ?? '')}`

/** Splits the text that `describeDevice` returned. */
export function deviceView(device: string) {
  const [browser = '', system = ''] = device.split(' ')
  return { browser, system }
}
