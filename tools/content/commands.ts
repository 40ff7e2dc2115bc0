import * as v from 'valibot'
import { CommandError, callService, formatEntryPath, notifyShop, shopUrl } from './api.ts'
import { importFromCms } from './connect.ts'
import { editDocument, readDocument } from './edit.ts'
import { invite, listPeople } from './people.ts'
import { attachPhotometry } from './photometry.ts'
import { createSanitySchema } from './sanity-schema.ts'
import { exportEntries, importFile } from './transfer.ts'
import { uploadFiles } from './upload.ts'

export interface Options {
  type?: string
  at?: string
  file?: string
  role?: string
  desk?: string
  name?: string
  language?: string
  version?: string
  publish?: boolean
  computed?: boolean
  turned?: boolean
  again?: boolean
  schema?: boolean
}

/** Executes a command; returns the lines to print. */
type Command = (args: string[], options: Options) => Promise<string[]>

const rebuildResponse = v.object({ isComplete: v.boolean(), shown: v.optional(v.boolean(), true) })

const listResponse = v.object({
  entries: v.array(
    v.object({
      type: v.string(),
      id: v.string(),
      states: v.array(v.string()),
      version: v.number(),
      scheduled: v.nullable(v.string()),
    }),
  ),
  next: v.nullable(v.string()),
})
const openResponse = v.object({ type: v.string(), data: v.unknown(), version: v.number() })
const saveResponse = v.object({ type: v.string(), version: v.number() })
const publicationResponse = v.object({
  status: v.string(),
  shown: v.optional(v.boolean(), true),
  at: v.optional(v.string()),
})
const historyResponse = v.object({
  versions: v.array(
    v.object({
      version: v.number(),
      savedAt: v.string(),
      publishedAt: v.nullable(v.string()),
      author: v.nullable(v.object({ name: v.string() })),
    }),
  ),
})
const synchroniseResponse = v.object({
  products: v.number(),
  changed: v.array(v.string()),
  changes: v.array(v.unknown()),
  leftOut: v.optional(
    v.array(v.object({ product: v.string(), market: v.number(), priceList: v.number(), reason: v.string() })),
    [],
  ),
})

export const commands: Record<string, Command> = {
  async list(_, { type }) {
    const lines: string[] = []
    let after: string | null = ''
    do {
      const query: string = new URLSearchParams({ ...(type && { type }), ...(after && { after }) }).toString()
      const page: v.InferOutput<typeof listResponse> = v.parse(
        listResponse,
        await callService('GET', `/entries?${query}`),
      )
      for (const { scheduled, states, ...one } of page.entries) {
        const state = states.map(state => (state === 'scheduled' ? `due ${scheduled}` : state))
        lines.push(
          `${one.type.padEnd(14)}${one.id.padEnd(32)}version ${String(one.version).padEnd(5)}${state.join(', ')}`,
        )
      }
      after = page.next
    } while (after)
    return lines.length > 0 ? lines : ['There are no entries.']
  },

  async edit([id = ''], { type = '', file, version }) {
    const before =
      type && file
        ? { type, data: null }
        : v.parse(openResponse, await callService('GET', formatEntryPath(id, '', type)))
    const save = async (data: unknown, over?: number) =>
      v.parse(saveResponse, await callService('PUT', formatEntryPath(id), { type: type || before.type, data }, over))
    const knownVersion = 'version' in before ? before.version : undefined
    const answer = file
      ? await save(readDocument(file), version ? Number(version) : undefined)
      : await editDocument(before.data, data => save(data, knownVersion))
    if (!answer) return ['Nothing was changed.']
    const path = id.startsWith('/') ? id : '<path>'
    return [`Saved ${id} as a draft, version ${answer.version}. See it with: npm run content -- preview ${path}`]
  },

  async preview([path = '/']) {
    const { link } = v.parse(v.object({ link: v.string() }), await callService('POST', '/previews', { path }))
    return [
      'Open this within ten minutes; it works once:',
      `${shopUrl()}/api/preview?path=${encodeURIComponent(path)}&link=${link}`,
    ]
  },

  async publish([id = ''], { type, at }) {
    const answer = v.parse(
      publicationResponse,
      await callService('POST', formatEntryPath(id, 'publish', type), at ? { at } : {}),
    )
    return [answer.at ? `${id} will be published at ${answer.at}.` : `Published ${id}.${formatDelay(answer)}`]
  },

  async unschedule([id = ''], { type }) {
    await callService('DELETE', formatEntryPath(id, 'publish', type))
    return [`${id} stays a draft until somebody publishes it.`]
  },

  async unpublish([id = ''], { type }) {
    return [
      `${id} is no longer published.${formatDelay(v.parse(publicationResponse, await callService('POST', formatEntryPath(id, 'unpublish', type))))}`,
    ]
  },

  async history([id = ''], { type }) {
    const answer = v.parse(historyResponse, await callService('GET', formatEntryPath(id, 'history', type)))
    return answer.versions.map(
      ({ version, savedAt, publishedAt, author }) =>
        `version ${String(version).padEnd(5)}saved ${savedAt}${author ? ` by ${author.name}` : ''}${publishedAt ? `, published ${publishedAt}` : ''}`,
    )
  },

  async restore([id = '', version = ''], { type }) {
    if (!/^\d+$/.test(version)) throw new CommandError('Name a version, e.g.: npm run content -- restore /info/faq 2')
    const answer = v.parse(
      saveResponse,
      await callService('POST', formatEntryPath(id, 'restore', type), { version: Number(version) }),
    )
    return [`Version ${version} of ${id} is now the draft, as version ${answer.version}.`]
  },

  async export(_, { type }) {
    return [await exportEntries(type)]
  },

  async import([file = ''], { publish = false }) {
    if (!file) throw new CommandError('Name a file, e.g.: npm run content -- import content.json')
    return importFile(file, publish)
  },

  async photometry([id = '', ...products], { file, computed = false, turned = false, publish = false }) {
    if (!file)
      throw new CommandError('Name a file, e.g.: npm run content -- photometry arc-pendant 1001 --file arc.ldt')
    return attachPhotometry({ id, products, file, computed, turned, publish })
  },

  async upload(files) {
    if (files.length === 0)
      throw new CommandError('Name the files, e.g.: npm run content -- upload arc-unlit.jpg arc-lit.jpg')
    return uploadFiles(files)
  },

  invite: ([email = ''], options) => invite(email, options),

  editors: listPeople,

  async connect(_, { again = false, schema = false }) {
    return schema ? [createSanitySchema()] : importFromCms(again)
  },

  async rebuild() {
    for (;;) {
      const answer = v.parse(rebuildResponse, await callService('POST', '/rebuild'))
      if (answer.isComplete) return [`Listing and search are rebuilt from the published entries.${formatDelay(answer)}`]
    }
  },

  async synchronise(products) {
    const body = products.length > 0 ? { products } : {}
    const answer = v.parse(synchroniseResponse, await callService('POST', '/synchronise', body))
    const shown = await notifyShop(answer.changes)
    return [
      `Loaded ${answer.products} products from commerce; ${answer.changed.length} have changed.${formatDelay({ shown })}`,
      ...answer.leftOut.map(
        ({ product, market, priceList, reason }) =>
          `Product ${product} is not sold in market ${market} with price list ${priceList}: ${reason}.`,
      ),
    ]
  },
}

const formatDelay = ({ shown }: { shown: boolean }) =>
  shown ? '' : ' The shop could not be notified, so its pages may take up to a minute to change.'
