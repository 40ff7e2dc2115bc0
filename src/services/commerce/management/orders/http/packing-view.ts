import * as v from 'valibot'
import type { managedView } from '../view.ts'

const name = v.optional(v.string(), '')

const item = v.object({
  line: v.string(),
  item: v.string(),
  size: name,
  sku: name,
  ean: name,
  quantity: v.number(),
  product: v.object({ product: name, name, variantName: name }),
})

const address = v.object({
  firstName: name,
  lastName: name,
  company: name,
  address1: name,
  address2: name,
  zipCode: name,
  city: name,
  state: name,
  country: name,
  countryName: name,
})

/** The details of a note. Packers may not see the details of other entries in the history. */
const note = v.object({ text: v.optional(v.string()) })

/** What a packer may see of an order: no amounts, no e-mail address and no telephone number. */
const packing = v.object({
  order: v.string(),
  date: v.string(),
  status: v.string(),
  statusDescription: v.string(),
  goods: v.string(),
  actions: v.array(v.string()),
  giftMessage: v.nullable(v.string()),
  shippingMethodName: name,
  items: v.array(item),
  lines: v.array(v.record(v.string(), v.union([v.string(), v.number()]))),
  leftToSend: v.array(v.object({ line: v.string(), quantity: v.number() })),
  expectedBack: v.number(),
  returned: v.array(v.object({ line: v.string(), quantity: v.number() })),
  shipments: v.array(v.looseObject({})),
  shippingAddress: address,
  history: v.array(v.object({ change: v.string(), date: v.string(), actor: v.string(), details: note })),
})

/** The actions that packers may not perform. */
const ofMoney = ['refund', 'cancel']

/** An order as packers see it. */
export function packingView(view: ReturnType<typeof managedView>) {
  const { shippingAddress, history, actions, ...order } = v.parse(packing, view)
  return {
    ...order,
    /** Where the goods go. Packers do not see the buyer's own address. */
    address: shippingAddress,
    history: history.filter(({ change }) => change === 'note'),
    actions: actions.filter(action => !ofMoney.includes(action)),
  }
}
