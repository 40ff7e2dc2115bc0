/**
 * Patterns that match personal data and secrets. Their repetitions are bounded, so that no text
 * takes long to mask.
 */
const masks: [found: RegExp, put: (match: string) => string][] = [
  // Email addresses, including those with a quoted local part (RFC 5321, section 4.1.2) and those
  // that are encoded in URLs.
  [/(?:"(?:[^"\\]|\\.){1,64}"|(?:[^\s@%"<>]|%(?!40)[0-9a-f]{2}){1,64})(?:@|%40)[^\s@"'<>]{1,255}/gi, () => '[email]'],
  [/[?#][^\s:)"'<>]{0,2000}/g, () => '[query]'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, () => '[address]'],
  [/(?:[0-9a-f]{1,4}:{1,2}){3,7}[0-9a-f]{1,4}/gi, () => '[address]'],
  // Abbreviated IPv6 addresses such as `fe80::1` or `2001:db8::`, but not `12:30:45` or `std::x`.
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}:(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,5})?(?![\w:])/gi, () => '[address]'],
  [/[A-Za-z0-9_-]{20,}/g, match => (/\d/.test(match) ? '[token]' : match)],
]

/**
 * Reduces text to one line of at most `length` characters, and replaces email addresses, queries,
 * network addresses and tokens in it.
 */
export function mask(text: string, length: number): string {
  // Control characters and lone surrogates would take six characters each in JSON.
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
  return masks
    .reduce((line, [found, put]) => line.replace(found, put), plain)
    .slice(0, length)
    .toWellFormed()
}
