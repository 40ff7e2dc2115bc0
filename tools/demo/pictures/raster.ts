import sharp from 'sharp'

const WIDTH = 1200

/**
 * Writes one drawing as a WebP file, 1200 px wide. Grain after the resize: without it WebP flattens the backdrop into
 * bands.
 */
export async function rasterise(drawing: string, path: string) {
  const master = await sharp(Buffer.from(drawing), { limitInputPixels: false })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data, info } = await sharp(master).resize(WIDTH).raw().toBuffer({ resolveWithObject: true })
  const random = sequence(WIDTH)
  for (let i = 0; i < data.length; i += info.channels) {
    const grain = (random() + random() + random() - 1.5) * GRAIN
    for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, Math.max(0, Math.round((data[i + c] ?? 0) + grain)))
  }
  await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toFile(path)
}

/** Spread of about 2.1 of 255. */
const GRAIN = 4.2

/** The same every time (mulberry32), so that a redrawing changes nothing that has not changed. */
function sequence(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
