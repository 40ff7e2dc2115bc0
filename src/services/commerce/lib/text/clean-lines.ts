/**
 * Normalizes a text of several lines before it is checked and stored. The result is in the Unicode
 * form NFC, without invisible characters such as marks that change the direction of writing.
 * Joiners are kept between letters or emoji that need them. Tabs become spaces. Other control
 * characters are kept, so that a later check can reject them.
 */
export const cleanLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?![\u200C\u200D])\p{DI}/gu, '')
    .replace(needlessJoiner, '')
    .normalize('NFC')
    .trim()

const joined = '[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]'
const needlessJoiner = new RegExp(
  `(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})|(?<=\\p{Script=Latin})[\\u200C\\u200D]`,
  'gu',
)
