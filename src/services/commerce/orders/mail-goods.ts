import * as v from 'valibot'
import { orderAnswer, type OrderAnswer as WireOrder } from '#client/shared/commerce/schema/order.ts'
import { texts } from '../lib/texts.ts'
import { findMailPicture, type LetterBlock, type MailItem, type Sender } from '../mail/letter.ts'
import type { LineQuantity, Order } from './storage.ts'
import { orderView } from './view.ts'

type Line = WireOrder['items'][number]

/** A single size is not shown, whatever the language of the purchase. */
export const goodsName = ({ product, size }: Pick<Line, 'product' | 'size'>) =>
  [product.name, product.variantName, !onlySizes.includes(size) && size].filter(Boolean).join(', ')

const onlySizes = Object.values(texts).map(({ confirmation }) => confirmation.oneSize)

export const goodOf = (sender: Sender, line: Line, quantity: string): MailItem => ({
  name: goodsName(line),
  detail: '',
  quantity,
  amount: null,
  picture: findMailPicture(sender, line.product.media.standard ?? []),
})

/** Parts of an order's lines, without amounts: what is sent, or comes back. */
export function goodsBlock(
  sender: Sender,
  order: Order,
  parts: LineQuantity[],
  language = order.snapshot.language,
): LetterBlock[] {
  const { items } = v.parse(orderAnswer, { order: orderView(order) }).order
  const { quantity: pieces } = texts[language].confirmation
  const goods = parts.flatMap(({ line, quantity }) => {
    const item = items.find(entry => entry.line === line)
    return item ? [goodOf(sender, item, pieces(quantity))] : []
  })
  return goods.length > 0 ? [{ kind: 'goods', goods }] : []
}

/** The receipt once the money is captured, else where it will be. `page` is the order's address. */
export function receiptLines({ documents, snapshot }: Order, page: string): LetterBlock[] {
  const t = texts[snapshot.language].confirmation
  if (!documents.some(({ kind }) => kind === 'receipt')) return [t.receiptLater]
  return [{ kind: 'link', link: { address: `${page}/receipt.pdf`, text: t.receipt } }]
}
