import * as paths from '#client/paths.ts'
import { countWorkingDays } from '#client/shared/commerce/delivery/working-days.ts'
import { parseGtin } from '#client/shared/commerce/gtin.ts'
import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { escapeXml } from '../shared/edge/xml.ts'
import { getShippingCost, type Shipping } from '../shared/structured-data/sending.ts'
import { structuredPictureUrl } from '../shared/structured-data/things.ts'
import type { FeedContext, FeedProduct } from './feed-query.ts'

interface Place extends FeedContext {
  country: string
  sending: Shipping
}

/** Merchant Center's limits: the number of additional pictures, and the lengths of texts. */
const maxPictures = 10
const maxTitle = 150
const maxDescription = 5000

type Field = [name: string, value: string | null | undefined | Field[]]

/**
 * Formats a product as items of a product feed, one for each size
 * (support.google.com/merchants/answer/7052112).
 */
export function formatFeedItems(product: FeedProduct, summary: ProductSummary, place: Place): string[] {
  const { site, shopName, language, country } = place
  const { price } = summary
  if (!price) return []
  const pictures = product.media.flatMap(({ unlit, lit }) => [unlit, ...(lit ? [lit] : [])])
  const [first, ...others] = pictures.map(image => structuredPictureUrl(site, image))
  const money = (amount: number) => `${amount.toFixed(2)} ${price.currency}`
  const hasSizes = product.items.length > 1
  const isGroup = hasSizes || product.finishes.length > 1
  const category = product.categories.find(({ isMainCategory }) => isMainCategory)
  const title = `${product.name} ${product.variantName}`.trim()
  return product.items.map(({ item, name, sku, ean, stock }) =>
    formatXml('item', [
      ['g:id', item],
      ['g:title', formatTitle(title, hasSizes ? name : '')],
      ['g:description', shortenText(product.lead || title, maxDescription)],
      // Links contain the country, so that crawlers in other countries see the prices of this feed.
      ['g:link', `${site}${language.urlTo(paths.product, product.slug)}?country=${country}`],
      ['g:image_link', first],
      ...others.slice(0, maxPictures).map((other): Field => ['g:additional_image_link', other]),
      ['g:availability', parseStockLabel(stock) === 'none' ? 'out_of_stock' : 'in_stock'],
      ['g:price', money(price.before ?? price.amount)],
      ['g:sale_price', price.before === null ? null : money(price.amount)],
      ['g:brand', product.maker?.name ?? shopName],
      ['g:gtin', parseGtin(ean)],
      ['g:mpn', sku],
      ['g:condition', 'new'],
      ['g:product_type', category?.name],
      ['g:item_group_id', isGroup ? (product.finishes[0]?.id ?? product.id) : null],
      ['g:size', hasSizes ? name : null],
      ['g:color', product.facts.color],
      ['g:material', product.facts.material.slice(0, 3).join('/')],
      ...energyFields(summary, product.facts.eprel),
      ['g:shipping', shippingFields(place, { prepareDays: product.prepareDays, amount: price.amount }, money)],
    ]),
  )
}

/** Shortens a long title, but keeps the size at its end, because the size distinguishes items. */
function formatTitle(title: string, size: string): string {
  const end = size && shortenText(`, ${size}`, maxTitle / 2)
  return shortenText(title, maxTitle - end.length) + end
}

/** Shortens a text to `max` characters. It then ends with a whole word and `…`. */
function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

/**
 * Returns the fields of the energy label. Merchant Center uses the number in the European product
 * database (EPREL) in the European Union, and the energy class in other countries.
 */
function energyFields({ energy }: ProductSummary, eprel: string | null): Field[] {
  if (!energy) return []
  return [
    ['g:energy_efficiency_class', energy],
    ['g:min_energy_efficiency_class', 'G'],
    ['g:max_energy_efficiency_class', 'A'],
    [
      'g:certification',
      eprel
        ? [
            ['g:certification_authority', 'EC'],
            ['g:certification_name', 'EPREL'],
            ['g:certification_code', eprel],
          ]
        : null,
    ],
  ]
}

function shippingFields(
  { country, sending }: Place,
  { prepareDays, amount }: { prepareDays: number; amount: number },
  money: (amount: number) => string,
): Field[] | null {
  if (!sending.way) return null
  const { name, days: transit } = sending.way
  const days = transit && countWorkingDays(transit, prepareDays)
  return [
    ['g:country', country],
    ['g:service', name],
    ['g:price', money(getShippingCost(sending, amount))],
    ['g:min_handling_time', days && String(days.handling)],
    ['g:max_handling_time', days && String(days.handling)],
    ['g:min_transit_time', days && String(days.transit.from)],
    ['g:max_transit_time', days && String(days.transit.to)],
  ]
}

/** Formats an XML element. Empty fields are left out. */
function formatXml(name: string, value: Field[]): string {
  const fields = value.map(([field, content]) => {
    if (!content || content.length === 0) return ''
    return typeof content === 'string' ? `<${field}>${escapeXml(content)}</${field}>` : formatXml(field, content)
  })
  return `<${name}>${fields.join('')}</${name}>\n`
}
