import fc from 'fast-check'
import { expect } from 'vitest'
import { parseReference } from '../../shopper.ts'
import { defineCommand, makeAddress } from './command.ts'
import { countAvailable, decideHold, listTakenByOthers } from './holds.ts'
import { isUsable, listInEffect } from './vouchers.ts'
import { type Bag, sell, setLine, type World } from './world.ts'

const maxDeclines = { selection: 5, network: 15 }

/** Lowers quantities to what is available. Returns whether any was too high. */
function correctBag(world: World, bag: Bag): boolean {
  const short = [...bag.lines].filter(([item, { quantity }]) => quantity > countAvailable(world, bag, item))
  for (const [item] of short) setLine(bag, item, countAvailable(world, bag, item))
  return short.length > 0
}

/** Pays. The service checks declined payments, then stock, then vouchers; so does the model. */
export const pay = defineCommand(
  'pay',
  fc.constant('test'),
  async ({ world, person: { network }, bag, ask }) => {
    const body = {
      termsAndConditions: true,
      ...makeAddress(bag.country),
      paymentReturnPage: 'http://shop.test/checkout/return',
      paymentFailedPage: 'http://shop.test/checkout?failed',
    }
    const refuse = async (status: number) => void (await ask('POST', 'payment', body, status))
    const declines = world.declined[network] ?? 0
    if (bag.declined >= maxDeclines.selection || declines >= maxDeclines.network) return refuse(429)
    if (correctBag(world, bag)) return refuse(410)
    const usable = bag.vouchers.filter(code => isUsable(world, bag, code))
    if (usable.length < bag.vouchers.length) {
      bag.vouchers = usable
      return refuse(412)
    }
    bag.paymentStarted = true
    const vouchers = listInEffect(world, bag)
    const taken = listTakenByOthers(world, bag, vouchers)
    if (taken.length > 0) {
      // The previous payment and its reservations stay.
      bag.vouchers = bag.vouchers.filter(code => !taken.includes(code))
      return refuse(412)
    }
    const reference = parseReference(await ask('POST', 'payment', body, 200))
    const lines = new Map(bag.lines)
    // An identical purchase returns the same payment with its reservations, even if the other
    // person makes it from the same account.
    if (reference === bag.payment?.reference) expect({ lines, vouchers }).toEqual(payable(bag.payment))
    else bag.reserved = decideHold(world, bag, network, vouchers)
    bag.payment = { reference, lines, vouchers }
  },
  { isPossible: ({ lines }) => lines.size > 0 },
)

const payable = ({ lines, vouchers }: NonNullable<Bag['payment']>) => ({ lines, vouchers })

/**
 * Chooses the outcome on the provider's page and returns twice, as if the shopper reloaded the
 * page. The stock of pieces that the payment could not reserve is checked only now. If they are
 * missing, nothing is charged and the bag is corrected.
 */
export const decide = defineCommand(
  'decide',
  fc.constantFrom('pay', 'pay', 'pay', 'decline', 'cancel', 'wrong-amount'),
  async ({ world, bag, shopper, ask }, outcome) => {
    if (!bag.payment) return
    const { reference, lines, vouchers } = bag.payment
    await shopper.decide(reference, outcome)
    const isPaid = outcome === 'pay'
    const isShort = [...lines].some(([item, { quantity }]) => quantity > countAvailable(world, bag, item))
    const taken = listTakenByOthers(world, bag, vouchers)
    const isSold = isPaid && !isShort && taken.length === 0
    if (isSold) sell(world, bag)
    else {
      if (outcome === 'decline') countDecline(world, bag)
      bag.payment = null
      bag.reserved = null
    }
    // The current bag is corrected. It may need no correction, because it may differ from what was
    // paid for.
    const isCorrected = isPaid && isShort && correctBag(world, bag)
    if (isPaid && !isShort) bag.vouchers = bag.vouchers.filter(code => !taken.includes(code))
    const fields = { paymentMethodFields: { centraPaymentMethod: 'test', payment: reference } }
    const first = await ask('POST', 'payment-result', fields, isSold ? 201 : isCorrected ? 410 : 412)
    const second = await ask('POST', 'payment-result', fields, isSold ? 201 : 412)
    if (first.body.order?.order !== second.body.order?.order) throw new Error('There are two orders')
  },
  { isPossible: ({ payment }) => payment !== null },
)

/** Counts a declined payment for the bag and for the network address that started it. */
function countDecline(world: World, bag: Bag) {
  bag.declined++
  const network = bag.reserved?.network
  if (network !== undefined) world.declined[network] = (world.declined[network] ?? 0) + 1
}
