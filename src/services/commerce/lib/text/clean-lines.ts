/**
 * A text of several lines as it is checked and stored: in NFC, without characters that nobody sees,
 * such as those that turn its direction. Joiners stay where a script or an emoji needs them. Tabs
 * become spaces; other control characters stay, for the check to refuse.
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
