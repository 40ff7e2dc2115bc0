import type { Locale } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawQrCode } from '../drawing/qr.ts'

/** Size of the drawing in px. */
export const size = { width: 500, height: 500 }

/** Returns the target of the official notice's QR code, the EU's page about guarantees. */
export const getNoticeCodeUrl = (locale: Locale) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${locale}.htm`

const margin = 28
const leading = 25
/** A line of text has at most this many characters, at a font size of 18 px. */
const lineLength = 50
/** Width of the QR code in px. It is over 2 cm at 96 px per inch, so that a phone can scan it. */
const codeWidth = 128

/**
 * Draws the notice as SVG, for shops that have not uploaded the official picture. The drawing has
 * the text of the notice, and says that it is not the official notice.
 */
export function drawNotice({ t, locale }: Pick<Language, 't' | 'locale'>): string {
  const lines = breakLines(t('guaranteeNotice.text'))
  const { path, size: modules } = drawQrCode(getNoticeCodeUrl(locale))
  const scale = codeWidth / modules
  const bottom = size.height - margin - codeWidth
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif">
<rect x="1" y="1" width="${size.width - 2}" height="${size.height - 2}" fill="#fff" stroke="#211c16" stroke-width="2"/>
<rect width="${size.width}" height="36" fill="#211c16"/>
<text x="${margin}" y="24" font-size="16" fill="#fff">${escaped(t('guaranteeNotice.standIn'))}</text>
<text x="${margin}" y="82" font-size="28" font-weight="bold">${escaped(t('guaranteeNotice.link'))}</text>
${lines.map((line, at) => `<text x="${margin}" y="${118 + at * leading}" font-size="18">${escaped(line)}</text>`).join('\n')}
<path d="${path}" transform="translate(${margin} ${bottom}) scale(${scale})" shape-rendering="crispEdges"/>
<text x="${margin + codeWidth + 20}" y="${bottom + codeWidth / 2}" font-size="18">${escaped(t('guaranteeNotice.more'))}</text>
</svg>`
}

function breakLines(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < lineLength) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
