import { type Pixels, readPng } from './png.ts'
import { createRefusal, type Refusal } from './refusal.ts'

/** Colours are grouped by steps of this size in each channel; a channel ranges from 0 to 255. */
const step = 16
/** Minimum opacity of a counted pixel, from 0 to 255. */
const minOpacity = 128

/**
 * The dominant colour as `#rrggbb`: the mean of the colours close to the most frequent one.
 * Undefined if the picture is fully transparent.
 */
function findDominantColour(pixels: Pixels): string | undefined {
  const visible = pixels.filter(([, , , opacity]) => opacity >= minOpacity)
  const groups = Map.groupBy(visible, ([r, g, b]) => [r, g, b].map(value => Math.floor(value / step)).join())
  const [largest] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  if (!largest) return undefined
  const centre = mean(largest)
  const near = visible.filter(pixel =>
    centre.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= step),
  )
  return `#${mean(near).map(formatHex).join('')}`
}

const mean = (pixels: Pixels) =>
  [0, 1, 2].map(channel => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / (pixels.length || 1))

const formatHex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Limits for a picture, `side` in px. Stricter than Cloudflare's, so that decoding is fast. */
const limits = { pixels: 50_000_000, side: 12_000, milliseconds: 60_000 }

/** Maximum size of a master, in px: twice the largest size on pages. */
const maxMasterSize = { width: 3200, height: 4800 }
/** The quality of a master, from 0 to 100. High, because each size is encoded again from it. */
const quality = 92
/** Side length of the reduced picture for finding the dominant colour, in px. */
const sampleSide = 24

interface Master {
  ok: true
  bytes: ArrayBuffer
  width: number
  height: number
  colour: string | undefined
}

/**
 * Creates a picture's master, a WebP. Decoding and encoding remove metadata and appended data. The
 * size is read from the header first, because a small file may need gigabytes when decoded. `open`
 * streams the file from its beginning.
 */
export async function createMaster(
  open: () => Promise<ReadableStream<Uint8Array>>,
  images: ImagesBinding,
): Promise<Master | Refusal> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const size = await readSize(await open(), images)
  if (!size) return createRefusal('broken')
  const { width, height } = size
  if (width * height > limits.pixels || Math.max(width, height) > limits.side) return createRefusal('pixels')
  try {
    const bytes = await rejectOnAbort(signal, encode(await open(), images))
    const masterSize = await readSize(createStream(bytes), images)
    if (!masterSize) return createRefusal('broken')
    return { ok: true, bytes, ...masterSize, colour: await findColour(bytes, images) }
  } catch (error) {
    console.warn(JSON.stringify({ event: 'picture_refused', error: String(error) }))
    return createRefusal('broken')
  }
}

async function encode(body: ReadableStream<Uint8Array>, images: ImagesBinding): Promise<ArrayBuffer> {
  const transformed = await images
    .input(body)
    .transform({ ...maxMasterSize, fit: 'scale-down' })
    .output({ format: 'image/webp', quality, anim: false })
  return transformed.response().arrayBuffer()
}

/** Reads a picture's size, in px. Null if the header is unreadable or has no size. */
async function readSize(body: ReadableStream<Uint8Array>, images: ImagesBinding) {
  const info = await images.info(body).catch(() => null)
  return info && 'width' in info && info.width > 0 && info.height > 0
    ? { width: info.width, height: info.height }
    : null
}

async function findColour(bytes: ArrayBuffer, images: ImagesBinding) {
  const small = await images
    .input(createStream(bytes))
    .transform({ width: sampleSide, height: sampleSide, fit: 'squeeze' })
    .output({ format: 'image/png' })
  const pixels = await readPng(new Uint8Array(await small.response().arrayBuffer()))
  return pixels ? findDominantColour(pixels) : undefined
}

const createStream = (bytes: ArrayBuffer) => new Blob([bytes]).stream()

const rejectOnAbort = <Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
