const names: Partial<Record<string, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  ipad: 'iPad',
  iphone: 'iPhone',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'ChromeOS',
  linux: 'Linux',
}

/** Formats the device of a session or passkey as "Firefox on Windows", or only the known part. */
export function formatDeviceName(
  { browser, system }: { browser: string; system: string },
  words: { unknown: string; on: string },
) {
  const known = [names[browser], names[system]].filter(name => name !== undefined)
  return known.join(` ${words.on} `) || words.unknown
}
