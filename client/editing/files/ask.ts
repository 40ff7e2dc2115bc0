import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { pageData } from '../../page-data.ts'
import { type FileKind, fileSchema } from './file.ts'

/** What the content service refused; `reason` names why a file was. */
export class Refused extends Error {
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

/** Asks the library; rejects with `Refused`, or with what the connection did. */
export async function callFiles<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  method = 'GET',
  body?: object,
): Promise<v.InferOutput<Schema>> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': pageData().locale }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(`${apiPaths.content}/files${path}`, init)
  const answer: unknown = await response.json()
  if (response.ok) return v.parse(schema, answer)
  const read = v.safeParse(failure, answer)
  const [text = ''] = read.success ? Object.values(read.output.errors) : []
  throw new Refused(response.status, read.success ? read.output.reason : '', String(text))
}

const found = v.object({ files: v.array(fileSchema), next: v.nullable(v.string()) })
const image = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.optional(v.string()),
})
const key = v.object({ type: v.string(), id: v.string() })
const user = v.object({ ...key.entries, slug: v.string(), title: v.record(v.string(), v.string()) })
const shown = v.object({
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
export type ShownPicture = v.InferOutput<typeof shown>['pictures'][number]

const uses = v.object({ uses: v.array(user) })
const replaced = v.object({ entries: v.array(key) })

export const findFiles = (q: string, kinds: FileKind[], after = '') =>
  callFiles(found, `?${new URLSearchParams({ q, kind: kinds.join(), after })}`)
/** Pictures that entries show and nobody uploaded. */
export const searchShown = (q: string, after = '') => callFiles(shown, `/shown?${new URLSearchParams({ q, after })}`)
export const changeFile = (id: string, body: object) => callFiles(fileSchema, `/${id}`, 'PUT', body)
export const loadUses = async (id: string) => (await callFiles(uses, `/${id}/uses`)).uses
/** A file in its own place gives the entries its focal point. */
export const replace = async (id: string, by: string) =>
  (await callFiles(replaced, `/${id}/replace`, 'POST', { by })).entries
/** Of a picture that nobody uploaded. */
export const replaceShown = async (src: string, by: string) =>
  (await callFiles(replaced, '/shown/replace', 'POST', { src, by })).entries
export const deleteFile = (id: string) => callFiles(v.object({}), `/${id}`, 'DELETE')
