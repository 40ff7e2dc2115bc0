import * as apiPaths from '../../api-paths.ts'
import { readPageData } from '../../page-data.ts'
import { isObject } from './value.ts'

export interface EntryId {
  type: string
  id: string
}

export const formatEntryKey = ({ type, id }: EntryId) => `${type}:${id}`

/** Parses a key such as `page:/info/faq`. */
export function parseEntryKey(text: string): EntryId {
  const [, type = '', id = ''] = /^(\w+):(.*)$/.exec(text) ?? []
  return { type, id }
}

export type ContentAnswer =
  | { ok: true; value: unknown }
  /** `status` is 0 without a connection; `errors` has the reasons, keyed by field. */
  | { ok: false; status: number; errors: Record<string, string>; value: unknown }

interface CallOptions {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  body?: object
  /** The version that is being changed, for optimistic locking; 0 for a new entry. */
  version?: number
}

/**
 * Calls the management interface of the content service, in the language of the page. Never
 * rejects.
 */
export async function callContent(
  path: string,
  { method = 'GET', body, version }: CallOptions = {},
): Promise<ContentAnswer> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': readPageData().locale })
  if (body) headers.set('Content-Type', 'application/json')
  if (version === 0) headers.set('If-None-Match', '*')
  else if (version !== undefined) headers.set('If-Match', `"${version}"`)
  try {
    const response = await fetch(apiPaths.content + path, { method, headers, body: body ? JSON.stringify(body) : null })
    const value: unknown = await response.json()
    return response.ok ? { ok: true, value } : { ok: false, status: response.status, errors: readErrors(value), value }
  } catch (error) {
    console.info('The content service did not respond.', error)
    return { ok: false, status: 0, errors: {}, value: null }
  }
}

/**
 * The path of an entry in the management interface. `part` is a sub-resource such as `/changes`.
 */
export const buildEntryPath = ({ type, id }: EntryId, part = '', query = '') =>
  `/entries/${encodeURIComponent(id)}${part}?type=${type}${query}`

function readErrors(value: unknown): Record<string, string> {
  const errors = isObject(value) && isObject(value.errors) ? value.errors : {}
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]))
}

/** Joins error texts into sentences, without the names of their fields. */
export const joinErrors = (errors: Record<string, string>) => Object.values(errors).map(toSentence).join(' ')

export const toSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
