import { createSpecificationBlocks } from '../claims/specifications.ts'
import type { EntryData } from '../entries/documents.ts'
import { localizeFields } from '../lib/localize.ts'
import { createProductsField, type ProductView } from '../product/product.ts'
import { findCaseEntry, findDesignerEntry } from './stories.ts'

/**
 * A campaign with its blocks; products, cases and designers that are not published are left out.
 */
export async function findCampaignEntry(view: ProductView, slug: string) {
  const campaign = await view.entries.find('campaign', slug)
  if (!campaign) return null
  const origin = `campaign:${slug}`
  return {
    ...localizeFields(campaign, view.locale, origin),
    blocks: [...campaign.blocks, ...createClaimBlocks(campaign, view)].map((block, at) =>
      toBlock(block, `${origin}.blocks.${at}`, view),
    ),
  }
}

/** Creates the block that explains the campaign's claims. It follows the editors' own blocks. */
function createClaimBlocks(campaign: EntryData<'campaign'>, { locale }: ProductView): Block[] {
  const body = createSpecificationBlocks(campaign, locale)
  return body.length > 0 ? [{ _type: 'text', _key: 'claims', body: { en: body, [locale]: body } }] : []
}

type Block = EntryData<'campaign'>['blocks'][number]

const toBlock = (block: Block, origin: string, view: ProductView) => ({
  ...localizeFields(block, view.locale, origin),
  key: block._key,
  kind: block._type,
  products: createProductsField('products' in block ? block.products : [], view),
  case: () => ('case' in block ? findCaseEntry(view, block.case) : null),
  designer: () => ('designer' in block ? findDesignerEntry(view, block.designer) : null),
})
