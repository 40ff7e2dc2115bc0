import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const source = 'node_modules/@fontsource-variable'
/** Raise the number when what is made of the fonts changes. */
const folder = resolve('node_modules/.cache/web-fonts-1')

interface Face {
  file: string
  /** The one weight to keep; left out, all of them. */
  wght?: number
}

/** The faces that pages use, by the name that stylesheets give them. */
const faces: Record<string, Face> = {
  'familjen-latin': { file: 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal' },
  'familjen-latin-ext': { file: 'familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal' },
  'newsreader-latin': { file: 'newsreader/files/newsreader-latin-wght-normal', wght: 400 },
  'newsreader-latin-ext': { file: 'newsreader/files/newsreader-latin-ext-wght-normal', wght: 400 },
  'newsreader-latin-italic': { file: 'newsreader/files/newsreader-latin-wght-italic', wght: 400 },
}

/** What browsers apply by themselves, and the figures of tables. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** All that the files contain, but for combining marks: browsers compose letters themselves. */
const letters = Array.from({ length: 0x3000 }, (_, point) => point)
  .filter(point => point >= 0x20 && (point < 0x300 || point >= 0x370))
  .map(point => String.fromCodePoint(point))
  .join('')

/**
 * `virtual:web-fonts/NAME.woff2`: the typefaces without what pages do not use, which is half of
 * their bytes. They are made once, and kept.
 */
export const webFonts = (): Plugin => ({
  name: 'web-fonts',
  async config() {
    await mkdir(folder, { recursive: true })
    await Promise.all(Object.entries(faces).map(([name, face]) => make(`${folder}/${name}.woff2`, face)))
    // An alias, because addresses in stylesheets are not resolved by plugins.
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
  // Another build may be reading.
  await writeFile(`${path}.${process.pid}`, font)
  await rename(`${path}.${process.pid}`, path)
}
