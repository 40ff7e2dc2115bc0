import { dominantColour } from './colour.ts'
import { readPng } from './png.ts'
import { type Refusal, refused } from './refusal.ts'

/** What Cloudflare Images takes is more; this is decoded in good time. */
const limits = { pixels: 50_000_000, side: 12_000, milliseconds: 60_000 }

/** The master's largest size in px: twice what pages show of it at most. */
const largest = { width: 3200, height: 4800 }
/** Masters are encoded again for every size. */
const quality = 92
/** Side of the picture whose pixels are counted, in px. */
const counted = 24

export interface Master {
  ok: true
  bytes: ArrayBuffer
  width: number
  height: number
  colour: string | undefined
}

/**
 * Makes a picture's master, a WebP: decoded and encoded anew, it has no metadata and nothing that
 * was appended. Its size is read from the header first, because a small file may become gigabytes.
 * `open` streams the file from its beginning.
 */
export async function makeMaster(
  open: () => Promise<ReadableStream<Uint8Array>>,
  images: ImagesBinding,
): Promise<Master | Refusal> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const size = await sizeOf(await open(), images)
  if (!size) return refused('broken')
  const { width, height } = size
  if (width * height > limits.pixels || Math.max(width, height) > limits.side) return refused('pixels')
  try {
    const bytes = await unlessAborted(signal, encode(await open(), images))
    const made = await sizeOf(streamOf(bytes), images)
    if (!made) return refused('broken')
    return { ok: true, bytes, ...made, colour: await colourOf(bytes, images) }
  } catch (error) {
    console.warn(JSON.stringify({ event: 'picture_refused', error: String(error) }))
    return refused('broken')
  }
}

async function encode(body: ReadableStream<Uint8Array>, images: ImagesBinding): Promise<ArrayBuffer> {
  const made = await images
    .input(body)
    .transform({ ...largest, fit: 'scale-down' })
    .output({ format: 'image/webp', quality, anim: false })
  return made.response().arrayBuffer()
}

/** Null for what has no header that can be read, or no size. */
async function sizeOf(body: ReadableStream<Uint8Array>, images: ImagesBinding) {
  const info = await images.info(body).catch(() => null)
  return info && 'width' in info && info.width > 0 && info.height > 0
    ? { width: info.width, height: info.height }
    : null
}

async function colourOf(bytes: ArrayBuffer, images: ImagesBinding) {
  const small = await images
    .input(streamOf(bytes))
    .transform({ width: counted, height: counted, fit: 'squeeze' })
    .output({ format: 'image/png' })
  const pixels = await readPng(new Uint8Array(await small.response().arrayBuffer()))
  return pixels ? dominantColour(pixels) : undefined
}

const streamOf = (bytes: ArrayBuffer) => new Blob([bytes]).stream()

const unlessAborted = <Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
