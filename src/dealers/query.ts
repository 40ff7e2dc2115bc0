import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { query } from '../content/client.ts'
import { section, sectionFragment } from '../content/shapes/section.ts'
import { listOf, mainListOf, orNull, text } from '../content/shapes/tolerant.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const document = `query Dealers($locale: Locale!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.retailer}", preview: $preview) { ...Section }
  dealers(locale: $locale, preview: $preview) {
    slug name street postalCode town townNames country phone latitude longitude note website hours { days opens closes }
  }
}${sectionFragment}`

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const hours = v.object({
  /** From 1, Monday, to 7; sorted. */
  days: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.minLength(1),
    v.transform(days => [...new Set(days)].sort()),
  ),
  opens: time,
  closes: time,
})

const dealer = v.object({
  slug: v.string(),
  name: v.string(),
  street: text,
  postalCode: text,
  town: text,
  townNames: listOf(v.string()),
  /** ISO code; dealers without one are left out, since they belong to no heading. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  phone: text,
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  note: orNull(v.string()),
  hours: listOf(hours),
  website: orNull(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
})

const schema = v.object({ page: v.nullable(section), dealers: mainListOf(dealer) })

export type Hours = v.InferOutput<typeof hours>
export type Dealer = v.InferOutput<typeof dealer>

/** The page's texts are null when it is not published. Throws `ContentError`. */
export function loadDealers(content: Fetch, { locale, preview }: Visit) {
  return query(content, document, { locale, preview }, schema)
}
