import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const name = 'virtual:sheet-fonts'

const folder = 'node_modules/@fontsource-variable/familjen-grotesk/files'
/** Font files by script. Each letter is taken from the first file that has it. */
const scripts = ['latin', 'latin-ext', 'vietnamese']
const weights = { regular: 400, bold: 600 }

/**
 * Noto Sans 2.015 (OFL 1.1; the licence is in the same folder), reduced to the Latin letters, marks
 * and signs that the checkout accepts but Familjen Grotesk lacks, for names such as Əliyeva. Only
 * one weight, to keep the file small.
 */
const fallback = 'tools/vite/fonts/noto-sans-latin.woff2'

/** The font files have no characters from this code point on. */
const end = 0x20000
const every = Array.from({ length: end - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20))
  .filter(character => character.isWellFormed())
  .join('')

/**
 * Creates a module for the Worker with the shop's typeface for PDFs: a static TrueType font for
 * each weight, because pdfkit cannot read WOFF2 and uses only the default weight of a variable
 * font. The fonts are in base64: compressed, the typeface is 55 kB and the fallback 80 kB.
 */
export const sheetFonts = (): Plugin => ({
  name: 'sheet-fonts',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return
    const exported = await Promise.all(
      Object.entries(weights).map(async ([key, wght]) => {
        const fonts = await Promise.all(scripts.map(script => staticFont(fileOf(script), { wght })))
        return `export const ${key} = ${JSON.stringify(fonts)}`
      }),
    )
    return [...exported, `export const fallback = ${JSON.stringify(await staticFont(fallback))}`].join('\n')
  },
})

const fileOf = (script: string) => `${folder}/familjen-grotesk-${script}-wght-normal.woff2`

async function staticFont(file: string, variationAxes?: Record<string, number>): Promise<string> {
  const font = await subsetFont(await readFile(file), every, {
    targetFormat: 'truetype',
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  })
  return font.toString('base64')
}
