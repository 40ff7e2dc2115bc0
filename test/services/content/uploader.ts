import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { valueAt } from '../../support/answer.ts'
import type { Shop } from '../../support/app.ts'
import { createEditor } from '../../support/editor.ts'

export const hashSha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const [text, number] = [v.string(), v.number()]
const begun = v.object({ id: text, parts: v.array(number), partSize: number })

/** The upload in the answer that started it. */
export const begunIn = ({ body }: { body: unknown }) => v.parse(begun, body)

const picture = v.object({ id: text, src: text, width: number, height: number, colour: text })

/** The stored picture in an answer. */
export const pictureIn = ({ body }: { body: unknown }) => v.parse(picture, body)

/** Uploads files to a running shop in parts, with this content token. */
export function createUploader(shop: Shop, token: string) {
  const { ask } = createEditor(shop, token)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' }

  const begin = (name: string, bytes: Uint8Array, more: object = {}) =>
    ask('POST', '/files', { name, size: bytes.length, ...more })
  const sendPart = (id: string, number: number, part: Uint8Array<ArrayBuffer>) =>
    fetch(new URL(`/api/content/files/${id}/parts/${number}`, shop.url), { method: 'PUT', headers, body: part })

  return {
    ask,
    begin,
    sendPart,
    complete: (id: string) => ask('POST', `/files/${id}/complete`),

    /** Uploads the whole file. Returns the last answer, or the first error. */
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>, more: object = {}) {
      const answer = await begin(name, bytes, more)
      if (answer.status !== 200 || valueAt(answer.body, 'file')) return answer
      const { id, partSize } = begunIn(answer)
      for (let number = 1; (number - 1) * partSize < bytes.length; number++) {
        const sent = await sendPart(id, number, bytes.slice((number - 1) * partSize, number * partSize))
        if (!sent.ok) return { status: sent.status, body: await sent.json() }
      }
      return ask('POST', `/files/${id}/complete`)
    },
  }
}
