/**
 * Normalizes one line of text before it is checked, stored or compared: Unicode form NFC, no
 * invisible characters (zero width, soft hyphens, directions, variation selectors), plain spaces
 * and hyphens, and no full-width letters. Control characters other than tabs stay, so that the
 * check can refuse them. The result is never longer than the text in NFC.
 */
export const cleanLine = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E]/g, wide => wide.normalize('NFKC'))
    .replace(/\p{DI}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .normalize('NFC')
    .trim()

/** Whether a text contains a web address; in a name, that is advertising. */
export const hasWebAddress = (text: string) => /:\/\/|\bwww\./i.test(text)
