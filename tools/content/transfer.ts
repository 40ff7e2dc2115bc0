import * as v from 'valibot'
import { CommandError, callService, formatEntryPath } from './api.ts'
import { readDocument } from './edit.ts'

const exportSchema = v.object({
  entries: v.array(v.object({ type: v.string(), id: v.string(), data: v.unknown() })),
})
const listResponse = v.object({
  entries: v.array(v.object({ type: v.string(), id: v.string() })),
  next: v.nullable(v.string()),
})
const openResponse = v.object({ data: v.unknown() })

/** Exports a shop's entries (of one type, or all) as last saved. `importFile` reads the JSON. */
export async function exportEntries(type?: string): Promise<string> {
  const entries: { type: string; id: string; data: unknown }[] = []
  let after: string | null = ''
  do {
    const query: string = new URLSearchParams({ ...(type && { type }), ...(after && { after }) }).toString()
    const page: v.InferOutput<typeof listResponse> = v.parse(
      listResponse,
      await callService('GET', `/entries?${query}`),
    )
    for (const one of page.entries) {
      const { data } = v.parse(openResponse, await callService('GET', formatEntryPath(one.id, '', one.type)))
      entries.push({ ...one, data })
    }
    after = page.next
  } while (after)
  return JSON.stringify({ entries }, null, 2)
}

// Entries are saved after the entries they refer to, so pages come before products.
const typeSequence = ['globalContent', 'family', 'designer', 'category', 'maker', 'photometry', 'page', 'product']
const getRank = (type: string) => (typeSequence.includes(type) ? typeSequence.indexOf(type) : typeSequence.length)

/**
 * Saves the entries of an export as drafts, and publishes them with `publish`. Entries that the
 * shop rejects are reported, and the others are still imported. An import can be repeated.
 */
export async function importFile(file: string, publish: boolean): Promise<string[]> {
  const read = v.safeParse(exportSchema, readDocument(file))
  if (!read.success) throw new CommandError(`${file} is not an export: { "entries": [{ "type", "id", "data" }] }.`)
  const entries = read.output.entries.toSorted((one, other) => getRank(one.type) - getRank(other.type))
  const refused: string[] = []
  for (const { type, id, data } of entries) {
    try {
      await callService('PUT', formatEntryPath(id), { type, data })
      if (publish) await callService('POST', formatEntryPath(id, 'publish', type), {})
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      refused.push(`${type} ${id}: ${error.message}`)
    }
  }
  const count = `${entries.length - refused.length} of ${entries.length} entries ${publish ? 'are published' : 'are drafts'}.`
  if (refused.length > 0) throw new CommandError([...refused, count].join('\n'))
  return [count]
}
