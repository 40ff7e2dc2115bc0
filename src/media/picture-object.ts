import { DurableObject } from 'cloudflare:workers'
import { logError } from '../shared/edge/log.ts'
import { readWhole } from '../shared/edge/streams.ts'
import type { Format } from './format.ts'
import { loadOwnMaster } from './own-master.ts'
import type { PictureAddress, Source } from './source.ts'
import { getPictureKey, isFresh } from './store.ts'

/** Limits for fetching a remote picture. */
const limits = { bytes: 10_000_000, pixels: 40_000_000, milliseconds: 8000 }

/** The first bytes of accepted file types. SVG is not accepted, because it may contain scripts. */
const beginnings = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^.{4}ftypavif/s]

/**
 * Fetches a picture from exactly this address. Redirects are not followed, and reading stops at the
 * size limit. Null if the picture is missing, too large, or of an unknown type. Throws when the
 * server fails or does not respond in time.
 */
async function fetchRemote(address: string, images: ImagesBinding): Promise<Uint8Array<ArrayBuffer> | null> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  const answer = await fetch(address, { redirect: 'manual', signal, headers: { Accept: 'image/*' } })
  if (answer.status >= 500) throw new Error(`${address} responded with status ${answer.status}`)
  const bytes = answer.status === 200 && answer.body ? await readWhole(answer.body, limits.bytes) : null
  if (answer.status !== 200) await answer.body?.cancel()
  return bytes && (await isPicture(bytes, images)) ? bytes : null
}

/**
 * Whether the bytes are a picture. The picture is not decoded, because even a small file may expand
 * to gigabytes.
 */
async function isPicture(bytes: Uint8Array<ArrayBuffer>, images: ImagesBinding): Promise<boolean> {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  if (!beginnings.some(beginning => beginning.test(start))) return false
  const info = await images.info(toStream(bytes)).catch(() => null)
  return info !== null && 'width' in info && info.width * info.height <= limits.pixels
}

const toStream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()

/** Quality of compressed pictures, from 1 to 100. */
const quality = 75

export type PictureResult = 'made' | 'missing' | 'broken'

/** Creates one size of a picture only once, even for simultaneous requests, and stores it. */
export class PictureObject extends DurableObject<Env> {
  #making: Promise<PictureResult> | null = null

  make(address: PictureAddress, format: Format): Promise<PictureResult> {
    this.#making ??= this.#make(address, format).finally(() => {
      this.#making = null
    })
    return this.#making
  }

  async #make({ source, width }: PictureAddress, format: Format): Promise<PictureResult> {
    const key = await getPictureKey({ source, width }, format)
    try {
      // An earlier request may have stored the picture already.
      if (isFresh(await this.env.PICTURES.head(key), source)) return 'made'
      const master = await this.#master(source)
      if (!master) return 'missing'
      const made = await this.env.IMAGES.input(master)
        .transform({ width, fit: 'scale-down' })
        .output({ format: `image/${format}`, quality })
      const bytes = await made.response().arrayBuffer()
      await this.env.PICTURES.put(key, bytes, { httpMetadata: { contentType: made.contentType() } })
      return 'made'
    } catch (error) {
      logError('picture_broken', error, { key })
      return 'broken'
    }
  }

  async #master(source: Source): Promise<ReadableStream<Uint8Array> | null> {
    if ('remote' in source) {
      const bytes = await fetchRemote(source.remote, this.env.IMAGES)
      return bytes && toStream(bytes)
    }
    return loadOwnMaster(source.own, this.env)
  }
}
