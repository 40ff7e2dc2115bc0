import * as v from 'valibot'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { attributesFragment, contentAttributes, toFacts } from '../shared/content/shapes/attributes.ts'
import { energyClass, eprel } from '../shared/content/shapes/energy.ts'
import { contentPhotometry, photometryFragment } from '../shared/content/shapes/photometry.ts'
import { contentSafety, safetyFragment } from '../shared/content/shapes/safety.ts'
import { media, mediaFragment, portableText } from '../shared/content/shapes/shapes.ts'
import { lenientFlag, lenientText, listOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { measureProduct } from '../shared/drawing/measured.ts'
import { parseDistribution } from '../shared/photometry/distribution-of.ts'
import type { Visit } from '../visit.ts'
import type { Sheet } from './sheet.ts'

const document = `query DataSheet($locale: Locale!, $slug: String!, $preview: Boolean) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    slug name variantName sku type lead details descriptionBody informationBody replacementBody sizeGuideBody
    designer { name }
    categories { slug isMainCategory }
    ${photometryFragment}
    media(first: 1) { ...Media }
    facts {
      energyClass energyConsumption eprel lightsourceIncluded containedEnergyClass guarantee producerGuarantee producerGuaranteeTerms
      dimensions { diameter width height depth length } cableLength
    }
    ${attributesFragment} ${safetyFragment}
  }
}${mediaFragment}`

const length = orNull(v.number())

const facts = v.object({
  energyClass,
  energyConsumption: orNull(v.number()),
  eprel,
  lightsourceIncluded: orNull(v.boolean()),
  containedEnergyClass: energyClass,
  guarantee: orNull(v.number()),
  producerGuarantee: orNull(v.number()),
  producerGuaranteeTerms: lenientText,
  dimensions: listOf(v.object({ diameter: length, width: length, height: length, depth: length, length })),
  cableLength: length,
})

const contentSheet = v.object({
  slug: v.string(),
  name: v.string(),
  variantName: lenientText,
  sku: lenientText,
  type: lenientText,
  lead: lenientText,
  details: listOf(v.string()),
  descriptionBody: portableText,
  informationBody: portableText,
  replacementBody: portableText,
  sizeGuideBody: portableText,
  designer: orNull(v.object({ name: v.string() })),
  categories: listOf(v.object({ slug: v.string(), isMainCategory: lenientFlag })),
  photometry: contentPhotometry,
  media: listOf(media),
  facts: orNull(facts),
  attributes: contentAttributes,
  ...contentSafety,
})

const schema = v.object({ product: v.nullable(contentSheet) })

/** Loads the content of a product's sheets; null when it does not exist. Throws `ContentError`. */
export async function loadDataSheet(content: Fetch, visit: Visit, slug: string): Promise<Sheet | null> {
  const { locale, preview } = visit
  const { product } = await queryContent(content, document, { locale, preview, slug }, schema)
  return product && toSheet(product)
}

function toSheet(product: v.InferOutput<typeof contentSheet>): Sheet {
  const { slug, name, variantName, sku, type, lead, details, designer, maker, warnings, facts } = product
  const [picture] = product.media
  const letter = type === 'lightsource' ? facts?.energyClass : null
  return {
    slug,
    name,
    finish: variantName,
    sku,
    lead,
    designer: designer?.name ?? null,
    picture: picture ? { image: picture.unlit, alt: picture.alt } : null,
    measured: facts && measureProduct({ ...facts, categories: sortCategories(product.categories) }),
    light: product.photometry && parseDistribution(product.photometry, slug),
    facts: toFacts(product.attributes),
    description: product.descriptionBody,
    details,
    information: [...product.informationBody, ...product.replacementBody],
    sizeGuide: product.sizeGuideBody,
    safety: { maker, warnings },
    guarantee: facts?.guarantee ?? null,
    producerGuarantee: facts?.producerGuarantee
      ? { years: facts.producerGuarantee, terms: facts.producerGuaranteeTerms }
      : null,
    energy: facts && letter ? { letter, consumption: facts.energyConsumption, eprel: facts.eprel } : null,
    contained: facts?.lightsourceIncluded ? facts.containedEnergyClass : null,
  }
}

const sortCategories = (categories: { slug: string; isMainCategory: boolean }[]) =>
  categories.toSorted((a, b) => Number(b.isMainCategory) - Number(a.isMainCategory)).map(({ slug }) => slug)
