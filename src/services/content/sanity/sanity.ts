import * as v from 'valibot'
import { type Connector, type EntryKey, type SourceDocument, SourceProblem } from '../connectors/connector.ts'
import type { ContentBindings } from '../env.ts'
import { loadExportPiece, querySanity, type SanitySettings } from './api.ts'
import { findPageAddress, mapping } from './mapping.ts'
import { type ConversionContext, collectReferences, convertFields } from './values.ts'

/** Maximum age of a webhook call, and maximum difference between the clocks, in ms. */
const maxAgeMs = 300_000

/**
 * Whether `sanity-webhook-signature` is valid for this body: `t={ms},v1={HMAC-SHA256 of
 * "{t}.{body}", base64url without padding}`.
 */
async function isSignedBySanity(header: string, body: string, secret: string, now: number): Promise<boolean> {
  // Requires a time in ms, which has 13 digits, and base64url without padding.
  const [, time, code] = /^t=(\d{13}),v1=([\w-]{43})$/.exec(header) ?? []
  if (!time || !code || !secret || Math.abs(now - Number(time)) > maxAgeMs) return false
  const encoder = new TextEncoder()
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), use, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, decodeBase64Url(code), encoder.encode(`${time}.${body}`))
}

const decodeBase64Url = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const types = Object.keys(mapping)
/** Number of documents on one page of a list. */
const pageSize = 1000

const source = v.pipe(
  v.looseObject({ _id: v.string(), _rev: v.string(), _type: v.string() }),
  v.transform((fields): SourceDocument => ({ id: fields._id, revision: fields._rev, fields })),
)
const revisions = v.array(v.object({ _id: v.string(), _rev: v.string() }))
const cursorLine = v.strictObject({ nextCursor: v.nullable(v.string()) })
const hookBody = v.object({ _id: v.string() })

// The ids of drafts and of versions in releases have a prefix. Only editors may see such documents.
const isPublished = (id: string) => !/^(drafts|versions)\./.test(id)

/** The wait after Sanity returned no documents, in ms. */
const emptyRetryMs = 300_000
const emptyProblem = 'Sanity returned no documents: check that SANITY_TOKEN may read this dataset'

/** The connector for a dataset of Sanity; null if none is configured. */
export function createSanityConnector(env: ContentBindings): Connector | null {
  if (!env.SANITY_PROJECT) return null
  const settings: SanitySettings = {
    project: env.SANITY_PROJECT,
    dataset: env.SANITY_DATASET || 'production',
    url: env.SANITY_URL ?? '',
    token: env.SANITY_TOKEN ?? '',
    secret: env.SANITY_WEBHOOK_SECRET ?? '',
  }
  const images = `https://cdn.sanity.io/images/${settings.project}/${settings.dataset}/`
  const createContext = (entryOf: ConversionContext['entryOf']): ConversionContext => ({
    entryOf,
    images,
    addressOf: findPageAddress,
  })
  const findMapping = ({ fields }: SourceDocument) => {
    const type = String(fields._type)
    return Object.hasOwn(mapping, type) ? mapping[type] : undefined
  }

  function findKey(document: SourceDocument): EntryKey | null {
    const typeMapping = findMapping(document)
    const context = createContext(() => null)
    const fields = convertDocument(document, context)
    const id = typeMapping?.id(fields)
    if (!typeMapping || typeof id !== 'string' || id === '') return null
    return { type: typeMapping.type, id, ...(typeof fields.slug === 'string' && { slug: fields.slug }) }
  }

  return {
    name: 'sanity',
    title: 'Sanity',

    async pull(cursor) {
      const lines = await loadExportPiece(settings, cursor ?? '')
      const last = v.safeParse(cursorLine, lines.at(-1))
      const found = lines.flatMap(line => {
        const read = v.safeParse(source, line)
        return read.success && isPublished(read.output.id) ? [read.output] : []
      })
      // If a piece is incomplete, the sweep after the import finds the missing documents.
      if (!last.success) return { found, next: null }
      return { found, next: last.output.nextCursor || null }
    },

    async list(cursor) {
      const text = `*[_type in $types && _id > $after] | order(_id) [0...${pageSize}] {_id, _rev}`
      const found = await querySanity(settings, revisions, text, { types, after: cursor ?? '' })
      // A private dataset seems empty without a valid token. This must not delete all entries.
      if (found.length === 0 && cursor === null) throw new SourceProblem(emptyProblem, emptyRetryMs)
      const next = found.length === pageSize ? (found.at(-1)?._id ?? null) : null
      return { found: found.map(({ _id, _rev }) => ({ id: _id, revision: _rev })), next }
    },

    async fetch(ids) {
      const text = '{"documents": *[_id in $ids], "total": count(*[_type in $types])}'
      const answer = v.object({ documents: v.array(source), total: v.number() })
      const { documents, total } = await querySanity(settings, answer, text, { ids, types })
      if (total === 0) throw new SourceProblem(emptyProblem, emptyRetryMs)
      return documents
    },

    async verify(headers, body) {
      const signature = headers.get('sanity-webhook-signature') ?? ''
      if (!(await isSignedBySanity(signature, body, settings.secret, Date.now()))) return null
      const isOurs = (name: string, wanted: string) => (headers.get(name) ?? wanted) === wanted
      if (!isOurs('sanity-project-id', settings.project) || !isOurs('sanity-dataset', settings.dataset)) return null
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), hookBody), body)
      const id = headers.get('sanity-document-id') ?? (parsed.success ? parsed.output._id : null)
      return { documents: id && isPublished(id) ? [id] : [], delivery: headers.get('idempotency-key') }
    },

    keyOf: findKey,
    refersTo: ({ fields }) => [...new Set(collectReferences(fields))],

    map(document, entryOf) {
      const fields = convertDocument(document, createContext(entryOf))
      return findMapping(document)?.fields?.(fields) ?? fields
    },
  }
}

/** A document's fields in the format of entries, without Sanity's own fields. */
function convertDocument({ fields }: SourceDocument, context: ConversionContext) {
  const own = Object.entries(fields).filter(([name]) => !name.startsWith('_'))
  return convertFields(Object.fromEntries(own), context)
}
