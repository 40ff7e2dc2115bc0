import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const source = 'node_modules/@fontsource-variable'
/** The cache folder. Increase the number in its name when the conversion of the fonts changes. */
const folder = resolve('node_modules/.cache/web-fonts-1')

interface Face {
  file: string
  /** The only weight to keep; by default, all weights are kept. */
  wght?: number
}

/** The font faces that pages use, by their names in stylesheets. */
const faces: Record<string, Face> = {
  'familjen-latin': { file: 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal' },
  'familjen-latin-ext': { file: 'familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal' },
  'newsreader-latin': { file: 'newsreader/files/newsreader-latin-wght-normal', wght: 400 },
  'newsreader-latin-ext': { file: 'newsreader/files/newsreader-latin-ext-wght-normal', wght: 400 },
  'newsreader-latin-italic': { file: 'newsreader/files/newsreader-latin-wght-italic', wght: 400 },
}

/** OpenType features to keep: those that browsers apply by default, and digits of equal width. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** All characters in the files except combining marks, because browsers compose letters. */
const letters = Array.from({ length: 0x3000 }, (_, point) => point)
  .filter(point => point >= 0x20 && (point < 0x300 || point >= 0x370))
  .map(point => String.fromCodePoint(point))
  .join('')

/**
 * Provides `virtual:web-fonts/NAME.woff2`: the typefaces without the parts that pages do not use,
 * which saves half of their bytes. They are created once and cached.
 */
export const webFonts = (): Plugin => ({
  name: 'web-fonts',
  async config() {
    await mkdir(folder, { recursive: true })
    await Promise.all(Object.entries(faces).map(([name, face]) => make(`${folder}/${name}.woff2`, face)))
    // This must be an alias, because plugins do not resolve addresses in stylesheets.
    return { resolve: { alias: { 'virtual:web-fonts': folder } } }
  },
})

async function make(path: string, { file, wght }: Face): Promise<void> {
  if (existsSync(path)) return
  const font = await subsetFont(await readFile(`${source}/${file}.woff2`), letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(wght && { variationAxes: { wght } }),
  })
  // The file gets its name only at the end, because another build may be reading it.
  await writeFile(`${path}.${process.pid}`, font)
  await rename(`${path}.${process.pid}`, path)
}
