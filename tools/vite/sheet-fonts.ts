import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const name = 'virtual:sheet-fonts'

const folder = 'node_modules/@fontsource-variable/familjen-grotesk/files'
/** A letter is taken from the first file that has it. */
const scripts = ['latin', 'latin-ext']
const weights = { regular: 400, bold: 600 }

/** Everything that the font files contain lies below this code point. */
const end = 0x3000
const every = Array.from({ length: end - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('')

/**
 * Gives the Worker the shop's typeface as PDFs can embed it: static TrueType for each weight, since
 * pdfkit reads no WOFF2 and takes only the default weight of a variable font. In base64: 55 kB
 * compressed for all of them.
 */
export const sheetFonts = (): Plugin => ({
  name: 'sheet-fonts',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return
    const exported = await Promise.all(
      Object.entries(weights).map(async ([key, wght]) => {
        const fonts = await Promise.all(scripts.map(script => staticFont(script, wght)))
        return `export const ${key} = ${JSON.stringify(fonts)}`
      }),
    )
    return exported.join('\n')
  },
})

async function staticFont(script: string, wght: number): Promise<string> {
  const variable = await readFile(`${folder}/familjen-grotesk-${script}-wght-normal.woff2`)
  const font = await subsetFont(variable, every, { targetFormat: 'truetype', variationAxes: { wght } })
  return font.toString('base64')
}
