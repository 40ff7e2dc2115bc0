import * as v from 'valibot'
import { orderAnswer, type OrderAnswer as WireOrder } from '#client/shared/commerce/schema/order.ts'
import { texts } from '../lib/texts.ts'
import { findMailPicture, type LetterBlock, type MailItem, type Sender } from '../mail/letter.ts'
import type { LineQuantity, Order } from './storage.ts'
import { orderView } from './view.ts'

type Line = WireOrder['items'][number]

interface GoodsName extends Pick<Line, 'size'> {
  product: Pick<Line['product'], 'name' | 'variantName'>
}

/** Formats the name of a product with its finish and size. The size "One size" is omitted. */
export const formatGoodsName = ({ product, size }: GoodsName) =>
  [product.name, product.variantName, !singleSizeNames.includes(size) && size].filter(Boolean).join(', ')

const singleSizeNames = Object.values(texts).map(({ confirmation }) => confirmation.oneSize)

export const createMailItem = (sender: Sender, line: Line, quantity: string): MailItem => ({
  name: formatGoodsName(line),
  detail: '',
  quantity,
  amount: null,
  picture: findMailPicture(sender, line.product.media.standard ?? []),
})

/**
 * Formats some of an order's goods without prices, such as those that are sent or returned. `parts`
 * has the quantity of each line. Default: the order's language.
 */
export function createGoodsBlock(
  sender: Sender,
  order: Order,
  parts: LineQuantity[],
  language = order.snapshot.language,
): LetterBlock[] {
  const { items } = v.parse(orderAnswer, { order: orderView(order) }).order
  const { quantity: pieces } = texts[language].confirmation
  const goods = parts.flatMap(({ line, quantity }) => {
    const item = items.find(entry => entry.line === line)
    return item ? [createMailItem(sender, item, pieces(quantity))] : []
  })
  return goods.length > 0 ? [{ kind: 'goods', goods }] : []
}

/**
 * Formats the link to the receipt. Before the money is captured, there is no receipt, so a sentence
 * says where it will be available. `page` is the URL of the order's page.
 */
export function createReceiptBlocks({ documents, snapshot }: Order, page: string): LetterBlock[] {
  const t = texts[snapshot.language].confirmation
  if (!documents.some(({ kind }) => kind === 'receipt')) return [t.receiptLater]
  return [{ kind: 'link', link: { address: `${page}/receipt.pdf`, text: t.receipt } }]
}
