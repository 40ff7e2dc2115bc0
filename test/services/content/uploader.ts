import { createHash } from 'node:crypto'
import type { Shop } from '../../support/app.ts'
import { editorOf } from '../../support/editor.ts'

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Uploads files to a running shop with its token, part by part. */
export function uploaderTo(shop: Shop, token: string) {
  const { ask } = editorOf(shop, token)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' }

  const begin = async (name: string, bytes: Uint8Array, more: object = {}) => {
    const { status, body } = await ask('POST', '/files', { name, size: bytes.length, ...more })
    return { status, ...(Object(body) as { id: string; parts: number[]; partSize: number; file?: object }), body }
  }
  const sendPart = (id: string, number: number, part: Uint8Array<ArrayBuffer>) =>
    fetch(new URL(`/api/content/files/${id}/parts/${number}`, shop.url), { method: 'PUT', headers, body: part })

  return {
    ask,
    begin,
    sendPart,
    complete: (id: string) => ask('POST', `/files/${id}/complete`),

    /** The whole of it; answers what the last call did. */
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>, more: object = {}) {
      const { status, id, partSize, file, body } = await begin(name, bytes, more)
      if (status !== 200 || file) return { status, body }
      for (let number = 1; (number - 1) * partSize < bytes.length; number++) {
        const sent = await sendPart(id, number, bytes.slice((number - 1) * partSize, number * partSize))
        if (!sent.ok) return { status: sent.status, body: await sent.json() }
      }
      return ask('POST', `/files/${id}/complete`)
    },
  }
}
