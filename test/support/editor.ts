import * as v from 'valibot'
import { expect } from 'vitest'
import { recordAt } from './answer.ts'
import type { Shop } from './app.ts'

/**
 * Settings of the shared shop for test files that edit a few entries each. Such a file must not
 * edit entries that another file edits or counts.
 */
export const editorVars = { CONTENT_TOKEN: 'an-editors-token', PREVIEW_SECRET: 'a-preview-secret' }

/**
 * Returns functions that edit a running shop's content with `token`. Each returns status, body and
 * ETag. A change overwrites the entry, unless `headers` say which version it is based on.
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

  /** Reads the current entry. `type` is needed if an entry of another type has the same id. */
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

    /** Changes the current entry and saves it as a draft. */
    async change(id: string, change: (data: Record<string, unknown>) => object) {
      const { type, data } = await read(id)
      const saved = await ask('PUT', entry(id), { type, data: { ...data, ...change(data) } })
      expect(saved).toMatchObject({ status: 200, body: { status: 'draft' } })
    },
  }
}

const typedEntry = v.object({ type: v.string(), data: v.record(v.string(), v.unknown()) })

/** Changes some properties of one field of an entry's data and keeps its others. */
export const inside = (data: object, name: string, change: object) => ({
  [name]: { ...recordAt(data, name), ...change },
})
