import { bold, fallback, regular } from 'virtual:sheet-fonts'
import { create, type Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

const parse = (files: string[]) => files.map(file => create(Buffer.from(file, 'base64')))

/** Parsed once for each isolate: they depend on nothing of a request. */
const fonts = { regular: parse([...regular, fallback]), bold: parse([...bold, fallback]) }

type Weight = keyof typeof fonts

const fontName = (weight: string, index: number) => `${weight}-${index}`

/** Registers the fonts that `toRuns` names. */
export function registerFonts(doc: PDFDocument) {
  for (const [weight, files] of Object.entries(fonts)) {
    for (const [index, font] of files.entries()) doc.registerFont(fontName(weight, index), font)
  }
}

/** A text in one font. */
export interface Run {
  text: string
  /** The font's registered name. */
  font: string
}

/**
 * Splits a text into runs by the font that has its letters. Letters that no font has become `?`.
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

/** Removes control and formatting characters; every kind of no-break space becomes U+00A0. */
const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u202f\u2007]/g, '\u00a0')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')

/** Splits a text into letters with their combining marks, which must be in the same font. */
const splitLetters = (text: string) => text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []

/**
 * Replaces a letter by characters that the fonts have: decomposed where they lack it, without the
 * marks that no font has.
 */
function fitToFonts(letter: string, files: Font[]): string[] {
  const isKnown = (part: string) => findFont(part, files) >= 0
  if (isKnown(letter)) return [letter]
  const known = [...letter].flatMap(part => (isKnown(part) ? [part] : [...part.normalize('NFKD')].filter(isKnown)))
  return known.length > 0 ? known : ['?']
}

/** The index of the first font that has the letter with its marks; -1 for none. */
const findFont = (letter: string, files: Font[]) =>
  files.findIndex(font => [...letter].every(part => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)))
