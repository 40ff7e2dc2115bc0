import type { Command } from './commands.ts'
import { asRecord } from './management.ts'
import { sendOrderChange } from './order-changes.ts'
import { type Arguments, Misused } from './usage.ts'

/** The fields of an address, by the names of the options that set them. */
const addressOptions: Record<string, string> = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  company: 'company',
  street: 'address1',
  street2: 'address2',
  zip: 'zipCode',
  city: 'city',
  state: 'state',
  phone: 'phoneNumber',
}

/** Commands that add notes to an order, correct its addresses, and send its mails again. */
export const contactCommands: Command[] = [
  {
    name: 'note',
    usage: '<number> --text <text>',
    about: 'Adds a note to the history of an order. Buyers do not see it.',
    words: ['number'],
    options: ['text'],
    run: async given => {
      const order = await sendOrderChange('POST', given.word('number'), 'notes', { text: given.option('text') ?? '' })
      return `The note is in the history of order ${order.order}.`
    },
  },
  {
    name: 'address',
    usage:
      '<number> --first-name <name> --last-name <name> --street <text> --zip <code> --city <name> [--street2 <text>] [--company <name>] [--state <code>] [--phone <number>]',
    about:
      'Replaces the delivery address before a parcel is sent. The country, the tax and the price of delivery must stay the same.',
    words: ['number'],
    options: Object.keys(addressOptions),
    run: async given => {
      const order = await sendOrderChange('PUT', given.word('number'), 'delivery-address', addressOf(given))
      const { address1, zipCode, city } = asRecord(order.shippingAddress)
      return `Order ${order.order} goes to ${address1}, ${zipCode} ${city}.`
    },
  },
  {
    name: 'email',
    usage: '<number> <address>',
    about: 'Corrects the e-mail address of an order before a parcel is sent. Later mails go to this address.',
    words: ['number', 'address'],
    options: [],
    run: async given => {
      const order = await sendOrderChange('PUT', given.word('number'), 'email', { email: given.word('address') })
      return `Mails about order ${order.order} now go to ${given.word('address')}.`
    },
  },
  {
    name: 'resend',
    usage: '<number> <kind>',
    about:
      'Sends the newest mail of a kind again; at most five mails a day for each order. Kinds: confirmation, shipped, cancelled, refund, withdrawal, and link (the mail with the link to the order).',
    words: ['number', 'kind'],
    options: [],
    run: async given => {
      const order = await sendOrderChange('POST', given.word('number'), 'mails', { kind: given.word('kind') })
      return `The mail about order ${order.order} is sent again.`
    },
  },
]

function addressOf(given: Arguments): Record<string, string> {
  const fields = Object.entries(addressOptions).flatMap(([option, field]) => {
    const value = given.option(option)
    return value === undefined ? [] : [[field, value]]
  })
  if (fields.length === 0) throw new Misused('The address is missing.')
  return Object.fromEntries(fields)
}
