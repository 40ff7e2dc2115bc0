export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * A text as it stands in XML, in an element or an attribute; characters that XML does not have are
 * left out.
 */
export const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not have.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
