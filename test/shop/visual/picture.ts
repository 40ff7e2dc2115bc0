import { mkdir, readFile, writeFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const kept = `${import.meta.dirname}/pictures`
const differences = 'test-results/visual'

/**
 * The fraction of pixels that may differ: the fonts are the same everywhere, but machines draw
 * their edges slightly differently.
 */
const tolerance = 0.003

/**
 * Compares a screenshot with the stored picture, or stores it with `UPDATE_PICTURES=1`. Returns
 * null, or a message with the path of a picture of the differences.
 */
export async function comparePicture(name: string, screenshot: Buffer): Promise<string | null> {
  const path = `${kept}/${name}.webp`
  if (process.env.UPDATE_PICTURES) {
    await mkdir(kept, { recursive: true })
    await writeFile(path, await sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer())
    return null
  }
  const [before, after] = await Promise.all([decode(await readFile(path)), decode(screenshot)])
  const { width, height } = after
  if (before.width !== width || before.height !== height) {
    return `${name}: ${before.width} × ${before.height} px before, ${width} × ${height} px now`
  }
  const compared = (picture?: Uint8Array) =>
    pixelmatch(before.data, after.data, picture, width, height, { threshold: 0.15 })
  const changed = compared()
  if (changed <= tolerance * width * height) return null
  // Only the differing area is drawn, because every pixel takes time.
  const picture = new Uint8Array(width * height * 4)
  compared(picture)
  await mkdir(differences, { recursive: true })
  const found = `${differences}/${name}.png`
  await sharp(picture, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(found)
  return `${name}: ${changed} px differ, see ${found}`
}

async function decode(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
