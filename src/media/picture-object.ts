import { DurableObject } from 'cloudflare:workers'
import { logError } from '../shared/edge/log.ts'
import type { Format } from './format.ts'
import { ownMaster } from './own-master.ts'
import { fetchRemote, streamOf } from './remote.ts'
import type { PictureAddress, Source } from './source.ts'
import { isFresh, pictureKey } from './store.ts'

/** Default quality (specification, §9). */
const quality = 75

export type PictureResult = 'made' | 'missing' | 'broken'

/** One size of one picture: made once, even for simultaneous requests, and stored in the bucket. */
export class PictureObject extends DurableObject<Env> {
  #making: Promise<PictureResult> | null = null

  make(address: PictureAddress, format: Format): Promise<PictureResult> {
    this.#making ??= this.#make(address, format).finally(() => {
      this.#making = null
    })
    return this.#making
  }

  async #make({ source, width }: PictureAddress, format: Format): Promise<PictureResult> {
    const key = await pictureKey({ source, width }, format)
    try {
      // A request that arrives after the others were answered must not make it again.
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
      return bytes && streamOf(bytes)
    }
    return ownMaster(source.own, this.env)
  }
}
