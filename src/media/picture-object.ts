import { DurableObject } from 'cloudflare:workers'
import { logError } from '../shared/edge/log.ts'
import type { Format } from './format.ts'
import { loadOwnMaster } from './own-master.ts'
import { fetchRemote, toStream } from './remote.ts'
import type { PictureAddress, Source } from './source.ts'
import { getPictureKey, isFresh } from './store.ts'

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
      // A later request may find the picture already stored.
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
