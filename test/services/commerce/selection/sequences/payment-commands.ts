import fc from 'fast-check'
import { referenceOf } from '../../shopper.ts'
import { addressIn, command } from './command.ts'
import { inEffect, isUsable } from './vouchers.ts'
import { isUsedUp, leftFor, sell, setLine } from './world.ts'

/** Checks, corrects, reserves: what is refused says so, in this order. */
export const pay = command('pay', fc.constant('test'), async ({ world, bag, ask }) => {
  const body = {
    termsAndConditions: true,
    ...addressIn(bag.country),
    paymentReturnPage: 'http://shop.test/checkout/return',
    paymentFailedPage: 'http://shop.test/checkout?failed',
  }
  const refuse = async (status: number) => void (await ask('POST', 'payment', body, status))
  if (bag.declined >= 5) return refuse(429)
  if (bag.lines.size === 0) return refuse(412)
  const short = [...bag.lines].filter(([item, { quantity }]) => quantity > leftFor(world, bag, item))
  for (const [item] of short) setLine(bag, item, leftFor(world, bag, item))
  if (short.length > 0) return refuse(410)
  const usable = bag.vouchers.filter(code => isUsable(world, bag, code))
  if (usable.length < bag.vouchers.length) {
    bag.vouchers = usable
    return refuse(412)
  }
  const answer = await ask('POST', 'payment', body, 200)
  bag.payment = { reference: referenceOf(answer), lines: new Map(bag.lines), vouchers: inEffect(world, bag) }
  bag.held = new Map([...bag.lines].map(([item, { quantity }]) => [item, quantity]))
  bag.paying = true
})

/** On the provider's page, and back: twice, for a shopper who reloads. */
export const decide = command(
  'decide',
  fc.constantFrom('pay', 'pay', 'decline', 'cancel', 'wrong-amount'),
  async ({ world, bag, shopper, ask }, outcome) => {
    if (!bag.payment) return
    const { reference, vouchers } = bag.payment
    await shopper.decide(reference, outcome)
    const isSold = outcome === 'pay' && !vouchers.some(code => isUsedUp(world, code))
    if (isSold) sell(world, bag)
    else {
      bag.payment = null
      bag.held = new Map()
      if (outcome === 'decline') bag.declined++
    }
    const fields = { paymentMethodFields: { centraPaymentMethod: 'test', payment: reference } }
    const first = await ask('POST', 'payment-result', fields, isSold ? 201 : 412)
    const second = await ask('POST', 'payment-result', fields, isSold ? 201 : 412)
    if (first.body.order?.order !== second.body.order?.order) throw new Error('Two orders')
  },
)
