import type { PastedBlock } from './pasted-text.ts'

/** Splits plain text into paragraphs at empty lines; single line breaks stay. */
export const parseTextBlocks = (text: string): PastedBlock[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/^\n+|\s+$/g, ''))
    .filter(paragraph => paragraph !== '')
    .map(paragraph => ({
      style: 'normal',
      runs: [{ text: paragraph, isBold: false, isItalic: false, href: undefined }],
    }))
