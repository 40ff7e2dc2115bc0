import { type Answer, createShopper, parseReference } from '../../services/commerce/shopper.ts'

/** What one buyer wants: a lamp, with or without a voucher. */
export interface Wanted {
  item: string
  quantity: number
  voucher?: string
}

/** An order's number, or why there is none. */
export type PurchaseResult = { order: string } | { refused: 'stock' | 'voucher' }

type Get = Parameters<typeof createShopper>[0]['get']

/**
 * One purchase by someone whose connection may be lost at any moment, and who then goes on where
 * they were. What the shop has confirmed is stored: `go` throws a `Broken` when the shop
 * has lost it, and anything else when the connection is lost.
 */
export function createPurchase({ url, get }: { url: string; get: Get }, wanted: Wanted, address: string) {
  const { call, pay, decide, result } = createShopper({ get }, { 'CF-Connecting-IP': address })
  const pages = { paymentReturnPage: `${url}/checkout/return`, paymentFailedPage: `${url}/checkout?failed` }
  const acknowledged = { adds: 0, added: false, hasVoucher: false, paymentStarted: false, order: '' }

  async function go(tries = 3): Promise<PurchaseResult> {
    if (acknowledged.order === '') {
      const refused = (await fill()) ?? (await code())
      if (refused) return refused
    }
    // A lost answer to the question that made the order leaves an empty bag: what was bought is
    // asked for first.
    const receipt = await call('GET', 'receipt')
    if (receipt.status === 200) return confirm(receipt.body.order.order)
    if (acknowledged.order !== '') throw new Broken(`order ${acknowledged.order} is lost`)
    acknowledged.paymentStarted = true
    const payment = await pay(pages)
    if (payment.status === 410) {
      if (payment.body.selection.items.length === 0) return { refused: 'stock' }
      if (tries > 0) return go(tries - 1)
    }
    // Corrected to nothing by a question whose answer was lost.
    if (payment.body.errors?.selection === 'is empty' && (await call('GET', 'receipt')).status !== 200)
      return { refused: 'stock' }
    if (payment.body.errors?.voucher) return { refused: 'voucher' }
    // The order was made meanwhile, by a question whose answer was lost.
    if (payment.status === 412 && tries > 0) return go(tries - 1)
    if (payment.status !== 200) throw new Broken(`payment: ${payment.status} ${JSON.stringify(payment.body.errors)}`)
    const reference = parseReference(payment)
    await decide(reference, 'pay')
    const answers = await Promise.all([result(reference), result(reference)])
    const first = answers.find(({ status }) => status === 201)
    if (!first && answers.some(({ body }) => body.errors?.voucher)) return { refused: 'voucher' }
    if (!first)
      throw new Broken(`result: ${answers.map(({ status, body }) => `${status} ${JSON.stringify(body.errors)}`)}`)
    const numbers = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.order.order] : [])))
    if (numbers.size > 1) throw new Broken(`two orders: ${[...numbers]}`)
    return confirm(first.body.order.order)
  }

  /**
   * Puts the wanted into the bag, or sees that it is there: what was acknowledged is, what was not
   * may be. Adding is not repeatable: when a question that was given up is answered later, there is
   * more than was wished for.
   */
  async function fill(): Promise<PurchaseResult | null> {
    const there = quantityIn(await call('GET', 'selection'))
    if (there > wanted.quantity * acknowledged.adds)
      throw new Broken(`${there} ${wanted.item} in the bag, added ${acknowledged.adds} times`)
    if (there > 0 || acknowledged.added) {
      if (there < wanted.quantity && !acknowledged.paymentStarted && (await call('GET', 'receipt')).status !== 200)
        throw new Broken('the bag is lost')
    } else {
      acknowledged.adds++
      if (quantityIn(await call('POST', `items/${wanted.item}`, { quantity: wanted.quantity })) === 0)
        return { refused: 'stock' }
    }
    acknowledged.added = true
    return null
  }

  const quantityIn = ({ body }: Answer): number =>
    body.selection.items.find(({ item }: Wanted) => item === wanted.item)?.quantity ?? 0

  async function code(): Promise<PurchaseResult | null> {
    if (!wanted.voucher || (await call('GET', 'receipt')).status === 200) return null
    if (!acknowledged.hasVoucher && (await call('POST', 'vouchers', { voucher: wanted.voucher })).status === 404)
      return { refused: 'voucher' }
    acknowledged.hasVoucher = true
    return null
  }

  /** A confirmed order is the same whenever it is requested, and the bag is empty. */
  async function confirm(order: string): Promise<PurchaseResult> {
    if (acknowledged.order !== '' && acknowledged.order !== order)
      throw new Broken(`order ${acknowledged.order} is ${order} now`)
    acknowledged.order = order
    const receipt = await call('GET', 'receipt')
    if (receipt.body.order?.order !== order) throw new Broken(`order ${order} has no receipt`)
    if (quantityIn(await call('GET', 'selection')) > 0) throw new Broken(`order ${order} left its goods in the bag`)
    return { order }
  }

  return { go }
}

/** The shop has lost, or doubled, what it confirmed. */
export class Broken extends Error {}
