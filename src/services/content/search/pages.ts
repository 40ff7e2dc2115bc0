import * as v from 'valibot'
import { localize } from '../lib/localize.ts'
import type { View } from '../product/product.ts'
import { isType } from '../rules/check.ts'
import { isReadable } from './text.ts'

const titled = v.object({
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  lead: v.optional(v.string()),
  intro: v.optional(v.string()),
})

/** The pages of the found rows for the results; deleted ones are left out. */
export async function loadPages(found: { type: string; id: string }[], { entries, locale }: View) {
  const pages = await Promise.all(
    found.map(async ({ type, id }) => {
      const entry = isReadable(type) && isType(type) ? await entries.find(type, id) : null
      const read = entry && v.safeParse(titled, localize(entry, locale))
      if (!read?.success) return null
      const { title, name, lead, intro } = read.output
      return { type, slug: id, title: title ?? name ?? '', lead: lead ?? intro ?? '' }
    }),
  )
  return pages.filter(page => page !== null)
}
