export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Escapes text for XML elements and attributes; removes characters that XML forbids. */
export const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
