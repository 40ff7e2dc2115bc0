/** By what a browser says of itself; the first that fits, since most also name others. */
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

const named = (list: [string, RegExp][], text: string) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/** Browser and system of a `User-Agent`, e.g. `firefox windows`; each is empty if unknown. */
export const customerDevice = (userAgent: string | null): string =>
  `${named(browsers, userAgent ?? '')} ${named(systems, userAgent ?? '')}`

/** The two parts of what `deviceOf` returned. */
export function deviceView(device: string) {
  const [browser = '', system = ''] = device.split(' ')
  return { browser, system }
}
