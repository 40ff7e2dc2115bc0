// node sheet.mjs OUT.png [NAME …]: draws a contact sheet of masters, unlit above lit (default: all)
import { existsSync, globSync } from 'node:fs'
import sharp from 'sharp'

const [width, height, columns] = [300, 375, 8]
const masters = `${import.meta.dirname}/../pictures/masters`
const [out = 'sheet.png', ...named] = process.argv.slice(2)
const all = globSync(`${masters}/*-unlit.webp`).map(path => path.replace(/^.*\/|-unlit\.webp$/g, ''))
const names = named.length > 0 ? named : all.sort()
const tiles = names.flatMap((name, index) =>
  ['unlit', 'lit']
    .map((light, row) => ({ path: `${masters}/${name}-${light}.webp`, row }))
    .filter(({ path }) => existsSync(path))
    .map(async ({ path, row }) => ({
      input: await sharp(path).resize(width, height).toBuffer(),
      left: (index % columns) * (width + 4),
      top: (Math.floor(index / columns) * 2 + row) * (height + 4),
    })),
)
const size = {
  width: Math.min(columns, names.length) * (width + 4),
  height: Math.ceil(names.length / columns) * 2 * (height + 4),
}
await sharp({ create: { ...size, channels: 3, background: '#fff' } })
  .composite(await Promise.all(tiles))
  .png()
  .toFile(out)
