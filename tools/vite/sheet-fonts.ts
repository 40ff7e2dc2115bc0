import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const name = 'virtual:sheet-fonts'

const folder = 'node_modules/@fontsource-variable/familjen-grotesk/files'
/** Font files by script. Each letter is taken from the first file that has it. */
const scripts = ['latin', 'latin-ext', 'vietnamese']
const weights = { regular: 400, bold: 600 }

/**
 * Noto Sans 2.015 (OFL 1.1, license beside it) with the Latin letters, marks and signs that the
 * checkout accepts and Familjen Grotesk lacks, for names such as Əliyeva. One weight only, for
 * size.
 */
const fallback = 'tools/vite/fonts/noto-sans-latin.woff2'

/** The font files contain only characters below this code point. */
const end = 0x20000
const every = Array.from({ length: end - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20))
  .filter(character => character.isWellFormed())
  .join('')

/**
 * Creates a module for the Worker with the shop's typeface for PDFs: static TrueType for each
 * weight, since pdfkit cannot read WOFF2 and uses only the default weight of a variable font. In
 * base64: 55 kB compressed for the typeface, and 80 kB for the fallback.
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
