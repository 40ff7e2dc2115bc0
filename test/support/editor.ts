import * as v from 'valibot'
import { expect } from 'vitest'
import { recordAt } from './answer.ts'
import type { Shop } from './app.ts'

/**
 * What the shop is started with that files share which edit a few entries each: other entries, and
 * nothing that others count.
 */
export const editorVars = { CONTENT_TOKEN: 'an-editors-token', PREVIEW_SECRET: 'a-preview-secret' }

/**
 * Ways to edit a running shop's content with its token; each gives status, body and the ETag. A
 * change takes the place of whatever there is, unless `headers` say which version it is based on.
 */
export function createEditor(shop: Shop, token: string) {
  async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await shop.get(`/api/content${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(method !== 'GET' && { 'If-Match': '*' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const etag = response.headers.get('ETag')
    return { status: response.status, body: await response.json(), ...(etag && { etag }) }
  }
  const entry = (id: string, verb = '') => `/entries/${encodeURIComponent(id)}${verb && `/${verb}`}`

  /** The entry as it stands; `type` where another entry has the same id. */
  async function read(id: string, type = '') {
    const { body } = await ask('GET', entry(id) + (type && `?type=${type}`))
    return v.parse(typedEntry, body)
  }

  return {
    ask,
    read,
    save: (type: string, id: string, data: unknown) => ask('PUT', entry(id), { type, data }),
    publish: (id: string, body: object = {}) => ask('POST', entry(id, 'publish'), body),
    unpublish: (id: string) => ask('POST', entry(id, 'unpublish')),
    history: (id: string) => ask('GET', entry(id, 'history')),
    restore: (id: string, version: number) => ask('POST', entry(id, 'restore'), { version }),

    /** The entry as it stands, changed and saved as a draft. */
    async change(id: string, change: (data: Record<string, unknown>) => object) {
      const { type, data } = await read(id)
      const saved = await ask('PUT', entry(id), { type, data: { ...data, ...change(data) } })
      expect(saved).toMatchObject({ status: 200, body: { status: 'draft' } })
    },
  }
}

const typedEntry = v.object({ type: v.string(), data: v.record(v.string(), v.unknown()) })

/** A change of fields in one field of an entry's data; its others stay. */
export const inside = (data: object, name: string, change: object) => ({
  [name]: { ...recordAt(data, name), ...change },
})
