import * as v from 'valibot'
import { type Connector, type EntryKey, type SourceDocument, SourceProblem } from '../connectors/connector.ts'
import type { ContentBindings } from '../env.ts'
import { exportPiece, querySanity, type SanitySettings } from './api.ts'
import { mapping, sanityAddress } from './mapping.ts'
import { isSignedBySanity } from './signature.ts'
import { type ConversionContext, convertFields, referencesIn } from './values.ts'

const types = Object.keys(mapping)
/** Documents in one part of a list. */
const pageSize = 1000

const source = v.pipe(
  v.looseObject({ _id: v.string(), _rev: v.string(), _type: v.string() }),
  v.transform((fields): SourceDocument => ({ id: fields._id, revision: fields._rev, fields })),
)
const revisions = v.array(v.object({ _id: v.string(), _rev: v.string() }))
const cursorLine = v.strictObject({ nextCursor: v.nullable(v.string()) })
const hookBody = v.object({ _id: v.string() })

/** Drafts, and versions of releases, which only editors see. */
const isPublished = (id: string) => !/^(drafts|versions)\./.test(id)

const emptyMs = 300_000
const empty = 'Sanity shows no documents at all: may SANITY_TOKEN read this dataset?'

/** The connector for a dataset of Sanity; null where none is named. */
export function createSanity(env: ContentBindings): Connector | null {
  if (!env.SANITY_PROJECT) return null
  const settings: SanitySettings = {
    project: env.SANITY_PROJECT,
    dataset: env.SANITY_DATASET || 'production',
    url: env.SANITY_URL ?? '',
    token: env.SANITY_TOKEN ?? '',
    secret: env.SANITY_WEBHOOK_SECRET ?? '',
  }
  const images = `https://cdn.sanity.io/images/${settings.project}/${settings.dataset}/`
  const contextOf = (entryOf: ConversionContext['entryOf']): ConversionContext => ({
    entryOf,
    images,
    addressOf: sanityAddress,
  })
  const mappedOf = ({ fields }: SourceDocument) => {
    const type = String(fields._type)
    return Object.hasOwn(mapping, type) ? mapping[type] : undefined
  }

  function keyOf(document: SourceDocument): EntryKey | null {
    const mapped = mappedOf(document)
    const context = contextOf(() => null)
    const fields = withoutSystem(document, context)
    const id = mapped?.id(fields)
    if (!mapped || typeof id !== 'string' || id === '') return null
    return { type: mapped.type, id, ...(typeof fields.slug === 'string' && { slug: fields.slug }) }
  }

  return {
    name: 'sanity',
    title: 'Sanity',

    async pull(cursor) {
      const lines = await exportPiece(settings, cursor ?? '')
      const last = v.safeParse(cursorLine, lines.at(-1))
      const found = lines.flatMap(line => {
        const read = v.safeParse(source, line)
        return read.success && isPublished(read.output.id) ? [read.output] : []
      })
      // What a piece lacks that was cut off, the sweep finds after the import.
      if (!last.success) return { found, next: null }
      return { found, next: last.output.nextCursor || null }
    },

    async list(cursor) {
      const text = `*[_type in $types && _id > $after] | order(_id) [0...${pageSize}] {_id, _rev}`
      const found = await querySanity(settings, revisions, text, { types, after: cursor ?? '' })
      // Without its token a private dataset is empty, which must not delete everything.
      if (found.length === 0 && cursor === null) throw new SourceProblem(empty, emptyMs)
      const next = found.length === pageSize ? (found.at(-1)?._id ?? null) : null
      return { found: found.map(({ _id, _rev }) => ({ id: _id, revision: _rev })), next }
    },

    async fetch(ids) {
      const text = '{"documents": *[_id in $ids], "total": count(*[_type in $types])}'
      const answer = v.object({ documents: v.array(source), total: v.number() })
      const { documents, total } = await querySanity(settings, answer, text, { ids, types })
      if (total === 0) throw new SourceProblem(empty, emptyMs)
      return documents
    },

    async verify(headers, body) {
      const signature = headers.get('sanity-webhook-signature') ?? ''
      if (!(await isSignedBySanity(signature, body, settings.secret, Date.now()))) return null
      const isOurs = (name: string, wanted: string) => (headers.get(name) ?? wanted) === wanted
      if (!isOurs('sanity-project-id', settings.project) || !isOurs('sanity-dataset', settings.dataset)) return null
      const given = v.safeParse(v.pipe(v.string(), v.parseJson(), hookBody), body)
      const id = headers.get('sanity-document-id') ?? (given.success ? given.output._id : null)
      return { documents: id && isPublished(id) ? [id] : [], delivery: headers.get('idempotency-key') }
    },

    keyOf,
    refersTo: ({ fields }) => [...new Set(referencesIn(fields))],

    map(document, entryOf) {
      const fields = withoutSystem(document, contextOf(entryOf))
      return mappedOf(document)?.fields?.(fields) ?? fields
    },
  }
}

/** A document's fields as entries have them, without Sanity's own. */
function withoutSystem({ fields }: SourceDocument, context: ConversionContext) {
  const own = Object.entries(fields).filter(([name]) => !name.startsWith('_'))
  return convertFields(Object.fromEntries(own), context)
}
