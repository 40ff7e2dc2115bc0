/**
 * One line of text as it is checked, stored and compared: in Unicode's form NFC, without characters
 * that nobody sees (zero width, soft hyphens, directions, variation selectors), with plain spaces
 * and hyphens and without the full-width forms of keyboards for Chinese and Japanese. Control
 * characters other than tabs stay, for the check to refuse. Never longer than the text in NFC.
 */
export const cleanLine = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E]/g, wide => wide.normalize('NFKC'))
    .replace(/\p{DI}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .normalize('NFC')
    .trim()

/** Whether a text has an address of the web, which in a name is an advertisement. */
export const hasWebAddress = (text: string) => /:\/\/|\bwww\./i.test(text)
