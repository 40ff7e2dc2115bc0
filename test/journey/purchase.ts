import { type Answer, referenceOf, shopperOf } from '../services/commerce/shopper.ts'

/** What one buyer wants: a lamp, with a code or without. */
export interface Wish {
  item: string
  quantity: number
  voucher?: string
}

/** An order's number, or why there is none. */
export type Bought = { order: string } | { refused: 'stock' | 'voucher' }

type Get = Parameters<typeof shopperOf>[0]['get']

/**
 * One purchase by someone whose connection may be lost at any moment, and who then goes on where
 * they were. What the shop has acknowledged is remembered: `go` throws a `Broken` when the shop
 * does not stand by it, and anything else when the connection is lost.
 */
export function purchaseOf({ url, get }: { url: string; get: Get }, wish: Wish, address: string) {
  const { call, pay, decide, result } = shopperOf({ get }, { 'CF-Connecting-IP': address })
  const pages = { paymentReturnPage: `${url}/checkout/return`, paymentFailedPage: `${url}/checkout?failed` }
  const told = { adds: 0, added: false, coded: false, paying: false, order: '' }

  async function go(tries = 3): Promise<Bought> {
    if (told.order === '') {
      const refused = (await fill()) ?? (await code())
      if (refused) return refused
    }
    // A lost answer to the question that made the order leaves an empty bag: what was bought is
    // asked for first.
    const bought = await call('GET', 'receipt')
    if (bought.status === 200) return stand(bought.body.order.order)
    if (told.order !== '') throw new Broken(`order ${told.order} is lost`)
    told.paying = true
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
    const reference = referenceOf(payment)
    await decide(reference, 'pay')
    const answers = await Promise.all([result(reference), result(reference)])
    const first = answers.find(({ status }) => status === 201)
    if (!first && answers.some(({ body }) => body.errors?.voucher)) return { refused: 'voucher' }
    if (!first)
      throw new Broken(`result: ${answers.map(({ status, body }) => `${status} ${JSON.stringify(body.errors)}`)}`)
    const numbers = new Set(answers.flatMap(({ status, body }) => (status === 201 ? [body.order.order] : [])))
    if (numbers.size > 1) throw new Broken(`two orders: ${[...numbers]}`)
    return stand(first.body.order.order)
  }

  /**
   * Puts the wish into the bag, or sees that it is there: what was acknowledged is, what was not
   * may be. Adding is not repeatable: when a question that was given up is answered later, there is
   * more than was wished for.
   */
  async function fill(): Promise<Bought | null> {
    const there = quantityIn(await call('GET', 'selection'))
    if (there > wish.quantity * told.adds)
      throw new Broken(`${there} ${wish.item} in the bag, added ${told.adds} times`)
    if (there > 0 || told.added) {
      if (there < wish.quantity && !told.paying && (await call('GET', 'receipt')).status !== 200)
        throw new Broken('the bag is lost')
    } else {
      told.adds++
      if (quantityIn(await call('POST', `items/${wish.item}`, { quantity: wish.quantity })) === 0)
        return { refused: 'stock' }
    }
    told.added = true
    return null
  }

  const quantityIn = ({ body }: Answer): number =>
    body.selection.items.find(({ item }: Wish) => item === wish.item)?.quantity ?? 0

  async function code(): Promise<Bought | null> {
    if (!wish.voucher || (await call('GET', 'receipt')).status === 200) return null
    if (!told.coded && (await call('POST', 'vouchers', { voucher: wish.voucher })).status === 404)
      return { refused: 'voucher' }
    told.coded = true
    return null
  }

  /** What was said once is so whenever it is asked for, and the bag is empty. */
  async function stand(order: string): Promise<Bought> {
    if (told.order !== '' && told.order !== order) throw new Broken(`order ${told.order} is ${order} now`)
    told.order = order
    const receipt = await call('GET', 'receipt')
    if (receipt.body.order?.order !== order) throw new Broken(`order ${order} has no receipt`)
    if (quantityIn(await call('GET', 'selection')) > 0) throw new Broken(`order ${order} left its goods in the bag`)
    return { order }
  }

  return { go }
}

/** The shop does not stand by what it said. */
export class Broken extends Error {}
