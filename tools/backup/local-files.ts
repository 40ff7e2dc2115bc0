import type { Miniflare } from 'miniflare'
import type { Storage } from './storage.ts'

/** Reads and writes the uploaded files in local storage; `open` opens the storage on first use. */
export function localFiles(open: () => Promise<Miniflare>): Pick<Storage, 'getFile' | 'putFile'> {
  const bucket = async () => (await (await open()).getBindings<{ PICTURES: R2Bucket }>()).PICTURES
  return {
    async getFile(key) {
      const found = await (await bucket()).get(key)
      return found && Buffer.from(await found.arrayBuffer())
    },

    async putFile(key, bytes, contentType) {
      await (await bucket()).put(key, new Uint8Array(bytes), { httpMetadata: { contentType } })
    },
  }
}
