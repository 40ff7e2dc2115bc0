/**
 * Whether an `Accept` header lists the media type and does not exclude it with `q=0` (RFC 9110,
 * section 12.5.1). Wildcards are ignored, because mail programs and crawlers send them but cannot
 * read every type.
 */
export const accepts = (header: string, type: string): boolean =>
  header.split(',').some(entry => {
    const [name = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    return name === type && !parameters.some(parameter => /^q\s*=\s*0(\.0*)?$/.test(parameter))
  })
