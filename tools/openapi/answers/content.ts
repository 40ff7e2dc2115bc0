import * as v from 'valibot'
import { states } from '#src/services/content/overview/list.ts'
import { count, flag, isoTime, text, textOrNull } from './basics.ts'

export const failure = v.object({
  errors: v.pipe(v.record(text, text), v.description('Reasons by field or subject'), v.minEntries(1)),
  // `reason` is present if a file was rejected, `entry` if the change was made to an outdated
  // version, and `links` if other entries link to the entry.
  reason: v.optional(text),
  entry: v.optional(v.unknown()),
  links: v.optional(v.unknown()),
})

export const nothing = v.object({})
const number = v.number()
const texts = v.pipe(v.record(text, text), v.description('By language'))
const key = { type: text, id: text }
const person = v.nullable(v.object({ id: text, name: text }))
const role = v.picklist(['write', 'publish', 'own'])
const anything = v.pipe(v.unknown(), v.description('Has the fields that the type’s form in `GET /schemas` defines'))
const change = v.object({ ...key, slugs: v.array(text), locales: v.array(text) })
/**
 * The changes that the shop was notified of. `shown`: whether the shop accepted the notification.
 */
const told = { changes: v.array(change), shown: flag }

export const schemas = v.object({
  types: v.array(
    v.object({
      type: text,
      label: texts,
      node: v.record(text, v.unknown()),
      id: v.optional(v.unknown()),
      only: v.optional(text),
    }),
  ),
})
export const lackingByDuty = v.object({
  lacking: v.record(text, v.array(v.object({ need: text, entries: v.array(text) }))),
})
export const stateCounts = v.object({ counts: v.record(text, count) })
export const entries = v.object({
  entries: v.array(
    v.object({
      ...key,
      slug: text,
      title: text,
      states: v.array(v.picklist(states)),
      version: count,
      savedAt: textOrNull,
      author: textOrNull,
      scheduled: textOrNull,
      path: textOrNull,
    }),
  ),
  next: v.pipe(textOrNull, v.description('The value of `after` for the next page; null on the last page')),
})
const stored = {
  ...key,
  status: v.picklist(['draft', 'published']),
  slug: text,
  data: anything,
  version: v.pipe(count, v.description('The same as the `ETag`')),
  savedAt: text,
  author: person,
  publishedVersion: v.nullable(count),
  refused: v.optional(v.nullable(v.object({ at: text, errors: v.record(text, v.unknown()) }))),
  scheduled: textOrNull,
  drifted: v.array(text),
  untranslated: v.array(text),
}
export const entry = v.object({ ...stored, source: v.optional(v.unknown()) })
export const savedEntry = v.object({ ...key, status: v.literal('draft'), version: count })
export const changedEntry = v.object({ ...key, status: v.optional(text), ...told })
export const scheduledEntry = v.object({ ...key, status: v.picklist(['scheduled', 'draft']), at: v.optional(text) })
export const publishedEntry = v.object({
  ...key,
  status: v.literal('published'),
  publishedAt: isoTime,
  ...told,
  pages: v.array(v.object({ locale: text, path: text, status: number })),
})
const link = v.object({ ...key, title: textOrNull, field: text, isPublished: flag })
export const links = v.object({
  ...key,
  from: v.array(link),
  to: v.array(link),
  needed: v.nullable(v.record(text, text)),
})
export const history = v.object({
  ...key,
  versions: v.array(v.object({ version: count, savedAt: text, publishedAt: textOrNull, author: person })),
  publications: v.array(v.object({ version: count, since: text, until: textOrNull, author: person, endedBy: person })),
})
export const version = v.object({ ...key, version: count, data: anything })
export const lacking = v.object({ ...key, lacking: v.record(text, text) })
export const changes = v.object({
  ...key,
  differences: v.array(v.object({ path: v.array(text), before: v.unknown(), after: v.unknown() })),
  pages: v.array(v.object({ ...key, slug: text, paths: texts })),
})

const releaseFacts = {
  id: text,
  name: text,
  createdAt: text,
  at: textOrNull,
  publishedAt: textOrNull,
  undoneAt: textOrNull,
  refused: v.optional(v.unknown()),
  author: v.object({ id: text, name: text }),
}
export const release = v.object({ ...releaseFacts, entries: v.array(v.object(key)) })
export const describedRelease = v.object({
  ...releaseFacts,
  entries: v.array(v.object({ ...key, title: textOrNull, state: textOrNull })),
})
export const releaseLacking = v.object({ id: text, lacking: v.record(text, text) })
export const releases = v.object({ releases: v.array(release) })
export const publishedRelease = v.object({ id: text, publishedAt: v.optional(isoTime), ...told })

const fileFacts = {
  id: text,
  kind: v.picklist(['picture', 'pdf', 'ldt', 'ies', 'glb']),
  name: text,
  src: text,
  hash: text,
  bytes: count,
  uploadedAt: text,
  width: v.optional(count),
  height: v.optional(count),
  colour: v.optional(text),
  alt: v.optional(texts),
  focus: v.optional(v.object({ x: number, y: number })),
}
export const file = v.object({
  ...fileFacts,
  lit: v.optional(v.object(fileFacts)),
  isDuplicate: v.optional(flag),
  warnings: v.optional(v.array(v.string())),
})
export const files = v.object({ files: v.array(file), next: textOrNull })
const upload = { id: text, partSize: count, parts: v.array(count) }
export const begunUpload = v.object({ ...upload, file: v.optional(file) })
export const fileOrUpload = v.union([file, v.object({ ...upload, name: text, size: count })])
export const part = v.object({ part: count })
export const uses = v.object({
  uses: v.array(v.object({ ...key, slug: text, title: texts, status: text, fields: v.array(text) })),
})
const image = v.object({ src: text, width: count, height: count, colour: v.optional(text), light: v.optional(text) })
export const shown = v.object({
  pictures: v.array(
    v.object({
      name: text,
      alt: texts,
      focus: v.optional(v.object({ x: number, y: number })),
      unlit: image,
      lit: v.optional(image),
      uses: v.array(v.object({ ...key, slug: text, title: texts })),
    }),
  ),
  next: textOrNull,
})
export const replaced = v.object({ entries: v.array(v.object(key)) })

const deskRoles = v.array(v.picklist(['pack', 'service', 'accounts', 'own']))
const identity = { id: text, name: text, role, deskRoles, by: text, type: v.optional(text) }
export const deskIdentity = v.object({
  token: v.pipe(text, v.description('A JWT that commerce accepts for a minute')),
  identity: v.object({ id: text, name: text, roles: deskRoles }),
})
export const session = v.object({ identity: v.object(identity), passkeys: count })
export const entered = v.object({ identity: v.object(identity) })
export const sessions = v.object({
  sessions: v.array(v.object({ id: text, way: text, device: text, createdAt: text, usedAt: text, isThis: flag })),
})
const editorFacts = { id: text, name: text, role, deskRoles }
export const editors = v.object({
  editors: v.array(v.object({ ...editorFacts, email: text, invitedAt: text, usedAt: textOrNull })),
})
export const editor = v.object({ ...editorFacts, language: text, email: v.optional(text) })
export const events = v.object({
  events: v.array(v.object({ id: number, at: text, editor: text, name: text, kind: text, subject: text })),
  next: v.nullable(number),
})
export const tokens = v.object({
  tokens: v.array(
    v.object({
      ...editorFacts,
      type: textOrNull,
      operations: v.nullable(v.array(text)),
      createdAt: text,
      usedAt: textOrNull,
      expiresAt: textOrNull,
      editor: textOrNull,
    }),
  ),
})
export const token = v.object({ id: text, token: v.pipe(text, v.description('Returned only once')) })
export const passkeys = v.object({
  passkeys: v.array(v.object({ id: text, device: text, createdAt: text, usedAt: textOrNull })),
})
export const passkey = v.object({ id: text })
export const options = v.pipe(v.record(text, v.unknown()), v.description('For `navigator.credentials` (WebAuthn)'))

export const rebuilt = v.object({ isComplete: flag, changes: v.optional(v.array(change)), shown: v.optional(flag) })
export const synchronised = v.object({
  products: count,
  changed: v.array(text),
  changes: v.array(change),
  leftOut: v.array(v.object({ product: text, market: count, priceList: count, reason: text })),
})
export const preview = v.object({ link: text })
const connectorState = {
  phase: text,
  documents: count,
  queued: count,
  refused: v.array(v.object({ document: text, ...key, errors: v.record(text, text) })),
  problem: textOrNull,
  waitsUntil: textOrNull,
  importedAt: textOrNull,
  sweptAt: textOrNull,
}
export const connector = v.object({
  name: v.optional(text),
  title: v.optional(text),
  isMore: v.optional(flag),
  ...connectorState,
})
export const noted = v.object({ noted: count })

export const components = { Failure: failure, Entry: entry, Release: release, File: file }
