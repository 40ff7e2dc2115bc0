/**
 * Normalizes one line of text before it is checked, stored or compared. The result is in Unicode
 * form NFC, with plain spaces and hyphens, and without full-width letters and invisible characters
 * (zero-width spaces, soft hyphens, direction marks, variation selectors). Control characters other
 * than tabs are kept, so that a later check can reject them. The result is never longer than the
 * text in form NFC.
 */
export const cleanLine = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E]/g, wide => wide.normalize('NFKC'))
    .replace(/\p{DI}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .normalize('NFC')
    .trim()

/** Whether a text contains a web address. In a person's name or address, it is advertising. */
export const hasWebAddress = (text: string) => /:\/\/|\bwww\./i.test(text)
