import { readWhole } from '../shared/edge/streams.ts'

/** Maximum size of a remote picture. */
const limits = { bytes: 10_000_000, pixels: 40_000_000, milliseconds: 8000 }

/** Accepted file types, by their first bytes. SVG is excluded: it may contain scripts. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^.{4}ftypavif/s]

/**
 * Fetches a picture from exactly this address: redirects are not followed, and reading stops at the
 * size limit. Null for a missing picture or unknown type; throws when the server fails or does not
 * respond in time.
 */
export async function fetchRemote(address: string, images: ImagesBinding): Promise<Uint8Array<ArrayBuffer> | null> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const answer = await fetch(address, { redirect: 'manual', signal, headers: { Accept: 'image/*' } })
  if (answer.status >= 500) throw new Error(`${address} responded with status ${answer.status}`)
  const bytes = answer.status === 200 && answer.body ? await readWhole(answer.body, limits.bytes) : null
  if (answer.status !== 200) await answer.body?.cancel()
  return bytes && (await isPicture(bytes, images)) ? bytes : null
}

/** Reads the header only: a small file may decompress to gigabytes. */
async function isPicture(bytes: Uint8Array<ArrayBuffer>, images: ImagesBinding): Promise<boolean> {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  if (!beginnings.some(beginning => beginning.test(start))) return false
  const info = await images.info(toStream(bytes)).catch(() => null)
  return info !== null && 'width' in info && info.width * info.height <= limits.pixels
}

export const toStream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
