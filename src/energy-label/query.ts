import * as v from 'valibot'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { energyClass, eprel, eprelUrls } from '../shared/content/shapes/energy.ts'
import { lenientText, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'
import type { ClassLabel } from './label.tsx'

const document = `query EnergyLabel($locale: Locale!, $slug: String!, $preview: Boolean) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    slug name variantName sku type
    maker { name }
    facts { energyClass energyConsumption eprel }
  }
}`

const facts = v.object({ energyClass, energyConsumption: orNull(v.number()), eprel })

const schema = v.object({
  product: v.nullable(
    v.object({
      slug: v.string(),
      name: v.string(),
      variantName: lenientText,
      sku: lenientText,
      type: lenientText,
      maker: orNull(v.object({ name: v.string() })),
      facts: orNull(facts),
    }),
  ),
})

/** The data of a light source's energy label page. */
export interface LabelledProduct {
  slug: string
  name: string
  finish: string
  label: ClassLabel
  /** The address of the product information sheet; null if unknown. */
  sheet: string | null
}

/**
 * Loads the energy label of the light source at `slug`; null when it does not exist or has no
 * energy class. Throws `ContentError`.
 */
export async function loadLabelledProduct(content: Fetch, visit: Visit, slug: string): Promise<LabelledProduct | null> {
  const { locale, preview } = visit
  const { product } = await queryContent(content, document, { locale, preview, slug }, schema)
  const energy = product?.type === 'lightsource' ? product.facts?.energyClass : null
  if (!product?.facts || !energy) return null
  const { name, variantName, sku, maker, facts } = product
  return {
    slug: product.slug,
    name,
    finish: variantName,
    label: {
      supplier: maker?.name ?? name,
      model: sku,
      energy,
      consumption: facts.energyConsumption,
      address: facts.eprel && eprelUrls.product(facts.eprel),
    },
    sheet: facts.eprel && eprelUrls.sheet(facts.eprel),
  }
}
