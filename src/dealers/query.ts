import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { openHours } from '#client/shared/commerce/delivery/hours.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { section, sectionFragment } from '../shared/content/shapes/section.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query Dealers($locale: Locale!, $preview: Boolean) {
  page(locale: $locale, path: "${paths.retailer}", preview: $preview) { ...Section }
  dealers(locale: $locale, preview: $preview) {
    slug name street postalCode town townNames country phone latitude longitude note website hours { days opens closes }
  }
}${sectionFragment}`

const dealer = v.object({
  slug: v.string(),
  name: v.string(),
  street: lenientText,
  postalCode: lenientText,
  town: lenientText,
  townNames: listOf(v.string()),
  /** ISO code. Dealers without a country are left out, because the list is grouped by country. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  phone: lenientText,
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  note: orNull(v.string()),
  hours: listOf(openHours),
  website: orNull(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
})

const schema = v.object({ page: v.nullable(section), dealers: mainListOf(dealer) })

export type Dealer = v.InferOutput<typeof dealer>

/** Loads all dealers, and the page's texts (null if unpublished). Throws `ContentError`. */
export function loadDealers(content: Fetch, { locale, preview }: Visit) {
  return queryContent(content, document, { locale, preview }, schema)
}
