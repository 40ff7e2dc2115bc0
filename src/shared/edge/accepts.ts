/**
 * Whether an `Accept` header names the media type and does not refuse it (`q=0`; RFC 9110, section
 * 12.5.1). Wildcards do not count: mail programs and crawlers send `*` but cannot read every type.
 */
export const accepts = (header: string, type: string): boolean =>
  header.split(',').some(entry => {
    const [name = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    return name === type && !parameters.some(parameter => /^q\s*=\s*0(\.0*)?$/.test(parameter))
  })
