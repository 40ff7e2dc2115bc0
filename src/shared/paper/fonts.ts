import { bold, fallback, regular } from 'virtual:sheet-fonts'
import { create, type Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

const parse = (files: string[]) => files.map(file => create(Buffer.from(file, 'base64')))

/** Parsed once for each isolate: they hold nothing of a request. */
const fonts = { regular: parse([...regular, fallback]), bold: parse([...bold, fallback]) }

type Weight = keyof typeof fonts

const nameOf = (weight: string, index: number) => `${weight}-${index}`

/** Lets the document use the fonts that `runsOf` names. */
export function registerFonts(doc: PDFDocument) {
  for (const [weight, files] of Object.entries(fonts)) {
    for (const [index, font] of files.entries()) doc.registerFont(nameOf(weight, index), font)
  }
}

/** A text in one font. */
export interface Run {
  text: string
  /** Its registered name. */
  font: string
}

/** A text as runs of the fonts that have its letters. What none of them has becomes `?`. */
export function runsOf(text: string, weight: Weight): Run[] {
  const files = fonts[weight]
  const runs: Run[] = []
  for (const letter of lettersOf(plain(text)).flatMap(letter => covered(letter, files))) {
    const font = nameOf(weight, Math.max(0, indexOf(letter, files)))
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** A text without control and formatting characters; every space that does not break is one. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u202f\u2007]/g, '\u00a0')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')

/** Letters with the marks that NFC leaves beside them: one font has to place them. */
const lettersOf = (text: string) => text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []

/**
 * A letter as the fonts have it: taken apart where they lack it, or without the marks that none of
 * them has.
 */
function covered(letter: string, files: Font[]): string[] {
  const isKnown = (part: string) => indexOf(part, files) >= 0
  if (isKnown(letter)) return [letter]
  const known = [...letter].flatMap(part => (isKnown(part) ? [part] : [...part.normalize('NFKD')].filter(isKnown)))
  return known.length > 0 ? known : ['?']
}

/** The first font that has all of it; -1 for none. */
const indexOf = (letter: string, files: Font[]) =>
  files.findIndex(font => [...letter].every(part => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)))
