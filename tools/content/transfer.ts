import * as v from 'valibot'
import { ask, entry, Problem } from './api.ts'
import { readDocument } from './edit.ts'

const transferred = v.object({
  entries: v.array(v.object({ type: v.string(), id: v.string(), data: v.unknown() })),
})
const listed = v.object({
  entries: v.array(v.object({ type: v.string(), id: v.string() })),
  next: v.nullable(v.string()),
})
const opened = v.object({ data: v.unknown() })

/** Every entry of a shop's content, or of one type, as last saved: JSON that `importFile` takes. */
export async function exportEntries(type?: string): Promise<string> {
  const entries: { type: string; id: string; data: unknown }[] = []
  let after: string | null = ''
  do {
    const query: string = new URLSearchParams({ ...(type && { type }), ...(after && { after }) }).toString()
    const page: v.InferOutput<typeof listed> = v.parse(listed, await ask('GET', `/entries?${query}`))
    for (const one of page.entries) {
      const { data } = v.parse(opened, await ask('GET', entry(one.id, '', one.type)))
      entries.push({ ...one, data })
    }
    after = page.next
  } while (after)
  return JSON.stringify({ entries }, null, 2)
}

/** Referenced entries come before those that reference them, and pages before products. */
const order = ['globalContent', 'family', 'designer', 'category', 'maker', 'photometry', 'page', 'product']
const place = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length)

/**
 * Saves the entries of an export as drafts, each published when requested; can be repeated.
 * Rejected entries are reported, and the rest continues.
 */
export async function importFile(file: string, publish: boolean): Promise<string[]> {
  const read = v.safeParse(transferred, readDocument(file))
  if (!read.success) throw new Problem(`${file} is not what "export" gives: { "entries": [{ "type", "id", "data" }] }.`)
  const entries = read.output.entries.toSorted((one, other) => place(one.type) - place(other.type))
  const refused: string[] = []
  for (const { type, id, data } of entries) {
    try {
      await ask('PUT', entry(id), { type, data })
      if (publish) await ask('POST', entry(id, 'publish', type), {})
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push(`${type} ${id}: ${error.message}`)
    }
  }
  const count = `${entries.length - refused.length} of ${entries.length} entries ${publish ? 'are published' : 'are drafts'}.`
  if (refused.length > 0) throw new Problem([...refused, count].join('\n'))
  return [count]
}
