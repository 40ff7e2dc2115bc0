import type PDFDocument from 'pdfkit'
import { type Run, toRuns } from './fonts.ts'
import type { Style } from './measures.ts'

/** A piece of text in one weight. Without `bold`, the style decides the weight. */
export interface Span {
  text: string
  bold?: boolean
}

export interface PaperLine {
  runs: Run[]
  /** Width in pt, including the space at the end. */
  width: number
}

interface Word extends PaperLine {
  /** Width in pt without the space at the end, which may extend beyond the line. */
  bare: number
}

/** OpenType features: digits of equal width for columns of numbers, kerning, and ligatures. */
export const features = ['tnum', 'kern', 'liga']

/**
 * Breaks a text into lines of at most `width` pt. Lines end at spaces, after hyphens and slashes,
 * or anywhere in a word that is longer than a line.
 */
export function wrapLines(doc: PDFDocument, spans: Span[], { size, weight }: Style, width: number): PaperLine[] {
  const lines: PaperLine[] = []
  const words = splitWords(spans, weight).map(runs => measureWord(doc, runs, size))
  for (const word of words.flatMap(word => (word.bare > width ? cutWord(doc, word.runs, size, width) : [word]))) {
    const line = lines.at(-1)
    if (line && line.width + word.bare <= width) {
      line.runs.push(...word.runs)
      line.width += word.width
    } else lines.push({ runs: [...word.runs], width: word.width })
  }
  return lines
}

export const measureWidth = (doc: PDFDocument, runs: Run[], size: number): number =>
  runs.reduce((sum, { text, font }) => sum + doc.font(font, size).widthOfString(text, { features }), 0)

function measureWord(doc: PDFDocument, runs: Run[], size: number): Word {
  const last = runs.at(-1)
  const end = last ? [{ ...last, text: last.text.slice(last.text.trimEnd().length) }] : []
  const width = measureWidth(doc, runs, size)
  return { runs, width, bare: width - measureWidth(doc, end, size) }
}

/** A line may end after a space or hyphen, and after a slash between words. */
const breaks = /(?<=[ \t\n\u2009\u2013-])(?=[^ \t\n\u2009\u2013-])|(?<=[^\d\s]\/)(?=\S)/
const breakAtEnd = /[ \t\n\u2009\u2013-]$/

/** Splits spans into words. A line may end after any word. A word can have runs of both weights. */
function splitWords(spans: Span[], weight: Style['weight']): Run[][] {
  const words: Run[][] = []
  let isOpen = false
  for (const { text, bold } of spans) {
    for (const piece of text.split(breaks)) {
      const runs = toRuns(piece, bold ? 'bold' : weight)
      const last = words.at(-1)
      if (isOpen && last) last.push(...runs)
      else if (runs.length > 0) words.push(runs)
      isOpen = !breakAtEnd.test(piece)
    }
  }
  return words
}

/** Cuts a word that is longer than a line into pieces that fit. */
function cutWord(doc: PDFDocument, runs: Run[], size: number, width: number): Word[] {
  const pieces: Word[] = []
  for (const { text, font } of runs) {
    for (const letter of text) {
      const one = measureWord(doc, [{ text: letter, font }], size)
      const piece = pieces.at(-1)
      const run = piece?.runs.at(-1)
      if (!piece || !run || piece.width + one.bare > width) {
        pieces.push(one)
        continue
      }
      if (run.font === font) run.text += letter
      else piece.runs.push(...one.runs)
      piece.bare = piece.width + one.bare
      piece.width += one.width
    }
  }
  return pieces
}
