import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const PAPER = '#f8f5ef'
const INK = '#231d18'

// The PNG icons, from public/favicon.svg on paper: npx node tools/demo/pictures/icons.ts
const mark = await readFile('public/favicon.svg', 'utf8')
const light = mark.replace(/<style>[\s\S]*?<\/style>/, `<style>.ink { fill: ${INK} } .glow { fill: #eaa24a }</style>`)
const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
for (const [name, size] of Object.entries(sizes)) await icon(light, size, `public/${name}`)

/** The mark in the middle 62 %, so that a round mask cuts nothing. */
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
