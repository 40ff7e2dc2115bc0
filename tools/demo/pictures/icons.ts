import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const PAPER = '#f8f5ef'
const INK = '#231d18'

// Creates the PNG icons from public/favicon.svg on the paper colour, and favicon.ico, which some
// clients always request. Run it with: node tools/demo/pictures/icons.ts
const mark = await readFile('public/favicon.svg', 'utf8')
const light = mark.replace(/<style>[\s\S]*?<\/style>/, `<style>.ink { fill: ${INK} } .glow { fill: #eaa24a }</style>`)
const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
for (const [name, size] of Object.entries(sizes)) await icon(light, size, `public/${name}`)
await writeFile('public/favicon.ico', ico(await Promise.all([16, 32, 48].map(size => small(light, size)))))

/** Writes an icon whose mark fills the middle 62 %, so that a round mask does not crop it. */
async function icon(mark: string, size: number, path: string) {
  const inner = Math.round(size * 0.62)
  const input = await sharp(Buffer.from(mark), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path)
}

/** Draws a small icon without a margin, because the mark needs all of its pixels. */
async function small(mark: string, size: number) {
  const png = await sharp(Buffer.from(mark), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { size, png }
}

/**
 * Packs PNG pictures into an icon file: a header, an entry of 16 bytes for each picture, and the
 * pictures.
 */
function ico(pictures: { size: number; png: Buffer }[]) {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + pictures.length * 16
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
