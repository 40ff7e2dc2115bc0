import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import {
  banner,
  caseFields,
  chosenCase,
  chosenDesigner,
  designerFields,
  roomBandFields,
  roomGuide,
} from '../shared/bands/shapes.ts'
import { queryContent } from '../shared/content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../shared/content/shapes/product-summary.ts'
import { captionedPicture, link, pagePicture, pictureFragment, portableText } from '../shared/content/shapes/shapes.ts'
import { lenientText, listOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { perVisit } from '../shared/edge/isolate-cache.ts'
import type { Visit } from '../visit.ts'

const document = `query Campaign($locale: Locale!, $slug: String!, $preview: Boolean, $priceLists: [Int!]) {
  campaign(locale: $locale, slug: $slug, preview: $preview) {
    slug title intro picture { ...PagePicture } portrait { ...PagePicture } link { title href }
    blocks {
      key kind title text intro quote source body link { title href } picture { ...PagePicture }
      pictures { ...PagePicture caption } rooms { ${roomBandFields} } products { ...ProductSummary }
      case { ${caseFields} } designer { ${designerFields} }
    }
  }
}
${pictureFragment}${productSummaryFragment}`

const keyed = { key: v.string() }
const block = v.variant('kind', [
  v.object({ ...keyed, kind: v.literal('text'), body: portableText }),
  v.object({ ...keyed, ...banner.entries, kind: v.literal('banner'), link: orNull(link) }),
  v.object({ ...keyed, kind: v.literal('pictures'), pictures: listOf(captionedPicture) }),
  v.object({ ...keyed, kind: v.literal('products'), title: lenientText, products: listOf(contentSummary) }),
  v.object({ ...keyed, kind: v.literal('quote'), quote: v.string(), source: lenientText }),
  v.object({ ...keyed, kind: v.literal('case'), case: chosenCase }),
  v.object({ ...keyed, kind: v.literal('designer'), designer: chosenDesigner }),
  v.object({ ...keyed, ...roomGuide.entries, kind: v.literal('roomGuide') }),
  v.object({ ...keyed, kind: v.literal('link'), title: v.string(), text: lenientText, link }),
])

const schema = v.object({
  campaign: v.nullable(
    v.object({
      slug: v.string(),
      title: v.string(),
      intro: lenientText,
      picture: pagePicture,
      portrait: orNull(pagePicture),
      link: orNull(link),
      // Invalid and unknown blocks become null, so that the other blocks keep their indexes.
      blocks: v.array(orNull(block)),
    }),
  ),
})

type ContentCampaign = NonNullable<v.InferOutput<typeof schema>['campaign']>
type ContentBlock = NonNullable<ContentCampaign['blocks'][number]>
type OtherBlock = Exclude<ContentBlock, { kind: 'products' }>

/** A block of a campaign. `at` is its index in the stored list, which the editor needs. */
export type BlockContent = { at: number } & (
  | OtherBlock
  | { kind: 'products'; key: string; title: string; products: ProductSummary[] }
)

/** A page for an occasion such as a sale. Its products are those sold in the visit's market. */
export interface Campaign extends Omit<ContentCampaign, 'blocks'> {
  blocks: BlockContent[]
}

/** Loads a campaign; null when it does not exist. Throws `ContentError`. */
export async function loadCampaign(content: Fetch, visit: Visit, slug: string): Promise<Campaign | null> {
  return toCampaign(await queryContent(content, document, { ...summaryVariables(visit), slug }, schema), visit)
}

const toCampaign = perVisit(({ campaign }: v.InferOutput<typeof schema>, visit): Campaign | null => {
  if (!campaign) return null
  const blocks = campaign.blocks.flatMap((block, at): BlockContent[] => {
    if (!block) return []
    if (block.kind !== 'products') return [{ ...block, at }]
    const products = block.products.map(product => toSummary(product, visit)).filter(product => product.isSoldHere)
    return [{ ...block, products, at }]
  })
  return { ...campaign, blocks }
})
