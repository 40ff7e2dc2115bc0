import { type Answer, createShopper, parseReference } from '../../services/commerce/shopper.ts'

/** The purchase that one buyer wants to make. */
export interface Wanted {
  item: string
  quantity: number
  voucher?: string
  /** Default: `test`, which authorises the payment and captures it later. */
  paymentMethod?: 'test' | 'test-instant'
}

/** The number of an order, or the reason why there is none. */
export type PurchaseResult = { order: string } | { refused: 'stock' | 'voucher' }

type Get = Parameters<typeof createShopper>[0]['get']

/**
 * A purchase by a buyer whose connection may be lost at any moment, after which `go` continues
 * where it was. `go` throws `Broken` if the shop has lost something that it confirmed, and any
 * other error if the connection is lost.
 */
export function createPurchase({ url, get }: { url: string; get: Get }, wanted: Wanted, address: string) {
  const { call, pay, decide, result } = createShopper({ get }, { 'CF-Connecting-IP': address })
  const pages = { paymentReturnPage: `${url}/checkout/return`, paymentFailedPage: `${url}/checkout?failed` }
  const acknowledged = { adds: 0, added: false, hasVoucher: false, paymentStarted: false, order: '' }

  async function go(tries = 3): Promise<PurchaseResult> {
    if (acknowledged.order === '') {
      const refused = (await fill()) ?? (await applyVoucher())
      if (refused) return refused
    }
    // If the response to the ordering request was lost, the bag is empty. So first this checks
    // whether there is an order already.
    const receipt = await call('GET', 'receipt')
    if (receipt.status === 200) return confirm(receipt.body.order.order)
    if (acknowledged.order !== '') throw new Broken(`order ${acknowledged.order} is lost`)
    acknowledged.paymentStarted = true
    const payment = await pay({ ...pages, paymentMethod: wanted.paymentMethod ?? 'test' })
    if (payment.status === 410) {
      if (payment.body.selection.items.length === 0) return { refused: 'stock' }
      if (tries > 0) return go(tries - 1)
    }
    // A request whose response was lost has already removed the sold out lamp from the bag.
    if (payment.body.errors?.selection === 'is empty' && (await call('GET', 'receipt')).status !== 200)
      return { refused: 'stock' }
    if (payment.body.errors?.voucher) return { refused: 'voucher' }
    // A request whose response was lost has already created the order.
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
   * Adds the lamp unless the bag has it. An addition that was confirmed must be in the bag; one
   * whose response was lost may be. Adding is not idempotent: a lost request that is repeated may
   * add the lamp twice.
   */
  async function fill(): Promise<PurchaseResult | null> {
    const there = quantityIn(await call('GET', 'selection'))
    if (there > wanted.quantity * acknowledged.adds)
      throw new Broken(`the bag has ${there} of ${wanted.item}, added ${acknowledged.adds} times`)
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

  async function applyVoucher(): Promise<PurchaseResult | null> {
    if (!wanted.voucher || (await call('GET', 'receipt')).status === 200) return null
    if (!acknowledged.hasVoucher && (await call('POST', 'vouchers', { voucher: wanted.voucher })).status === 404)
      return { refused: 'voucher' }
    acknowledged.hasVoucher = true
    return null
  }

  /** Expects that the order is the one confirmed before, and that the bag is empty. */
  async function confirm(order: string): Promise<PurchaseResult> {
    if (acknowledged.order !== '' && acknowledged.order !== order)
      throw new Broken(`order ${acknowledged.order} was confirmed before, and now order ${order}`)
    acknowledged.order = order
    const receipt = await call('GET', 'receipt')
    if (receipt.body.order?.order !== order) throw new Broken(`order ${order} has no receipt`)
    if (quantityIn(await call('GET', 'selection')) > 0) throw new Broken(`order ${order} left its goods in the bag`)
    return { order }
  }

  return { go }
}

/** Thrown if the shop has lost or doubled something that it confirmed. */
export class Broken extends Error {}
