import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { readPageData } from '../../page-data.ts'
import { type FileKind, fileSchema } from './file.ts'

/**
 * An error response of the content service. `reason` is a code that says why a file was rejected;
 * empty for other errors.
 */
export class RefusedError extends Error {
  override name = 'Refused'
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string, message: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

const failure = v.object({ errors: v.record(v.string(), v.unknown()), reason: v.optional(v.string(), '') })

/**
 * Calls the content service's interface for the file library. Rejects with `RefusedError` for an
 * error response, and with a network error if there is no connection.
 */
export async function callFiles<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  method = 'GET',
  body?: object,
): Promise<v.InferOutput<Schema>> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': readPageData().locale }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(`${apiPaths.content}/files${path}`, init)
  const answer: unknown = await response.json()
  if (response.ok) return v.parse(schema, answer)
  const read = v.safeParse(failure, answer)
  const [text = ''] = read.success ? Object.values(read.output.errors) : []
  throw new RefusedError(response.status, read.success ? read.output.reason : '', String(text))
}

const foundFiles = v.object({ files: v.array(fileSchema), next: v.nullable(v.string()) })
const image = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.optional(v.string()),
})
const key = v.object({ type: v.string(), id: v.string() })
const user = v.object({ ...key.entries, slug: v.string(), title: v.record(v.string(), v.string()) })
const shownPictures = v.object({
  pictures: v.array(
    v.object({
      name: v.string(),
      alt: v.record(v.string(), v.string()),
      focus: v.optional(v.object({ x: v.number(), y: v.number() })),
      unlit: image,
      lit: v.optional(image),
      uses: v.array(user),
    }),
  ),
  next: v.nullable(v.string()),
})
export type ShownPicture = v.InferOutput<typeof shownPictures>['pictures'][number]

const uses = v.object({ uses: v.array(user) })
const replaced = v.object({ entries: v.array(key) })

export const findFiles = (q: string, kinds: FileKind[], after = '') =>
  callFiles(foundFiles, `?${new URLSearchParams({ q, kind: kinds.join(), after })}`)
/** Finds pictures that entries show although they were not uploaded to the library. */
export const searchShown = (q: string, after = '') =>
  callFiles(shownPictures, `/shown?${new URLSearchParams({ q, after })}`)
export const changeFile = (id: string, body: object) => callFiles(fileSchema, `/${id}`, 'PUT', body)
export const loadUses = async (id: string) => (await callFiles(uses, `/${id}/uses`)).uses
/** Replaces a file in all entries. Replacing a file with itself updates its focal point there. */
export const replaceInEntries = async (id: string, by: string) =>
  (await callFiles(replaced, `/${id}/replace`, 'POST', { by })).entries
/** Replaces a picture that was not uploaded to the library. */
export const replaceShown = async (src: string, by: string) =>
  (await callFiles(replaced, '/shown/replace', 'POST', { src, by })).entries
export const deleteFile = (id: string) => callFiles(v.object({}), `/${id}`, 'DELETE')
