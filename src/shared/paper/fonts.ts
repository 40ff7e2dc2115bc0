import { bold, fallback, regular } from 'virtual:sheet-fonts'
import { create, type Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

const parse = (files: string[]) => files.map(file => create(Buffer.from(file, 'base64')))

/** The fonts of each weight, in the order in which `toRuns` tries them; parsed once per isolate. */
const fonts = { regular: parse([...regular, fallback]), bold: parse([...bold, fallback]) }

type Weight = keyof typeof fonts

const fontName = (weight: string, index: number) => `${weight}-${index}`

/** Registers all fonts under the names that the runs of `toRuns` have. */
export function registerFonts(doc: PDFDocument) {
  for (const [weight, files] of Object.entries(fonts)) {
    for (const [index, font] of files.entries()) doc.registerFont(fontName(weight, index), font)
  }
}

/** A piece of text in one font. */
export interface Run {
  text: string
  /** The font's registered name. */
  font: string
}

/**
 * Splits a text into runs, so that each run has a font with all of its letters. A letter that is
 * missing from all fonts becomes `?`.
 */
export function toRuns(text: string, weight: Weight): Run[] {
  const files = fonts[weight]
  const runs: Run[] = []
  for (const letter of splitLetters(cleanText(text)).flatMap(letter => fitToFonts(letter, files))) {
    const font = fontName(weight, Math.max(0, findFont(letter, files)))
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** Removes control and formatting characters, and replaces all no-break spaces with U+00A0. */
const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u202f\u2007]/g, '\u00a0')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')

/** Splits text into letters. Combining marks stay with their letter, since they need its font. */
const splitLetters = (text: string) => text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []

/**
 * Replaces a letter with characters that the fonts have. If they lack the letter, it is decomposed
 * into a base letter and marks, and marks that are missing from all fonts are removed.
 */
function fitToFonts(letter: string, files: Font[]): string[] {
  const isKnown = (part: string) => findFont(part, files) >= 0
  if (isKnown(letter)) return [letter]
  const known = [...letter].flatMap(part => (isKnown(part) ? [part] : [...part.normalize('NFKD')].filter(isKnown)))
  return known.length > 0 ? known : ['?']
}

/** Returns the index of the first font that has the letter with its marks; -1 if none has. */
const findFont = (letter: string, files: Font[]) =>
  files.findIndex(font => [...letter].every(part => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)))
