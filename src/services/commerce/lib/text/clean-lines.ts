/**
 * Normalizes a text of several lines before it is checked and stored: to NFC, without invisible
 * characters such as marks that change the text's direction. Joiners stay where a script or an
 * emoji needs them. Tabs become spaces. Other control characters stay, so that the later check
 * rejects them.
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
