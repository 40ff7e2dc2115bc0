import { account } from './accounts/en.ts'
import { places } from './places/en.ts'
import { testPayment } from './test-payments/en.ts'

/**
 * The commerce service's texts in English, for mails, checkout widgets and payment errors. They are
 * not in the shop's dictionaries, because a shop may replace this service with another one.
 */
export const en = {
  letter: {
    stop: 'No more emails like this',
    vatNumber: (number: string) => `VAT no. ${number}`,
  },
  guaranteeNotice: {
    title: 'Your legal guarantee rights',
    text: 'If an article is faulty or not as described, the law gives you rights against the seller, free of charge.',
  },
  confirmation: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop}`,
    heading: 'Thank you for your order',
    intro: (order: string) =>
      `We have received order ${order}, and are packing it. We will write again when it is on its way.`,
    quantity: (count: number) => (count === 1 ? '1 pc' : `${count} pcs`),
    each: (price: string) => `${price} each`,
    lowest: (price: string) => `lowest price in the previous 30 days: ${price}`,
    subtotal: 'Subtotal',
    discount: (name: string) => `Discount: ${name}`,
    voucher: (code: string) => `Voucher ${code}`,
    shipping: 'Shipping',
    dark: 'Then let it get dark.',
    free: 'Free',
    taxDeducted: 'Tax deducted',
    total: 'Total',
    tax: 'Of which VAT',
    deliverTo: 'Delivery to',
    billTo: 'Billing address',
    method: (method: string, dates: string) => [`Delivery: ${method}`, dates].filter(Boolean).join(', '),
    paidWith: (method: string) => `Paid with: ${method}`,
    note: 'Your note',
    gift: 'Your gift message',
    vatNumber: (number: string) => `VAT number ${number}`,
    reference: (text: string) => `Your reference: ${text}`,
    withdrawal: {
      heading: 'If you change your mind',
      instructions: (days: number, email: string, address: string) => [
        `You may withdraw from this purchase without giving a reason until ${days} days after the last parcel has reached you. Say so clearly: by the link below, by email${email && ` to ${email}`} or by letter${address && ` to ${address}`}. You may use the form at the end of this email, and need not. Your message is in time when you send it before the period has ended.`,
        'We then pay back everything that you paid for what you return, the cheapest delivery included, within 14 days of your message and the way you paid. We may wait until the goods are back or you show that you have sent them. Send them within 14 days of your message; you pay for that. You are liable for a loss of value only if you have handled the goods in a way that is not needed to see what they are and how they work.',
      ],
      form: (address: string, email: string, order: string) => [
        'Withdrawal form (fill in and send only if you want to withdraw)',
        `To: ${[address, email].filter(Boolean).join(', ')}`,
        `I withdraw from my contract of order ${order} for these goods:`,
        'Ordered on / received on:',
        'Name and address:',
        'Date, and signature if on paper:',
      ],
    },
    terms: 'Terms and conditions',
    termsAttached:
      'The terms of your purchase, the withdrawal instructions and the form are attached as a PDF. Keep this email.',
    termsFile: 'terms-and-withdrawal-form.pdf',
    receipt: 'Receipt (PDF)',
    receiptLater: 'The receipt is on the page of your order as soon as the payment is settled.',
    point: (point: string) => `Pick-up point: ${point}`,
    open: (hours: string) => `Open ${hours}`,
    doorCode: (code: string) => `Door code: ${code}`,
    link: 'See your order',
    withdraw: 'Withdraw from contract here',
    oneSize: 'One size',
  },
  ...account,
  ...places,
  shipped: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop} is on its way`,
    heading: 'On its way',
    intro: (order: string) => `Order ${order} has left us.`,
    partly: (order: string) => `A part of order ${order} has left us. The rest follows.`,
    partlySubject: (order: string, shop: string) => `A part of your order ${order} with ${shop} is on its way`,
    partlyHeading: 'A part is on its way',
    rest: 'Still to come',
    corrected: (order: string, shop: string) => `Your order ${order} with ${shop}: new tracking details`,
    carrier: (carrier: string, tracking: string) => `It travels with ${carrier}${tracking && `, number ${tracking}`}.`,
    track: 'Track the parcel',
    order: 'See your order',
  },
  cancelled: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop} is cancelled`,
    heading: 'Your order is cancelled',
    intro: (order: string) => `Nothing of order ${order} will be sent.`,
    reason: (reason: string) => `The reason: ${reason}`,
    money: 'What you paid is on its way back, the way you paid. We write once more when it has left us.',
    link: 'See your order',
  },
  orderLink: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop}`,
    heading: (order: string) => `Your order ${order}`,
    intro: 'Somebody, probably you, asked for the page of this order. It shows the goods, the costs and the parcel.',
    link: 'See your order',
    note: 'Whoever has the link can see the order. If you did not ask for it, you need not do anything.',
  },
  refunded: {
    subject: (order: string, shop: string) => `Refund for your order ${order} with ${shop}`,
    heading: 'Your refund',
    intro: (amount: string, order: string) => `We have refunded ${amount} for order ${order}, the way you paid.`,
    reason: (reason: string) => `The reason: ${reason}`,
    time: 'Banks take up to ten days to show it.',
    creditNote: (number: number) => `Credit note ${number} (PDF)`,
    link: 'See your order',
  },
  paymentReturned: {
    subject: (shop: string) => `Your payment to ${shop} goes back to you`,
    heading: 'Your payment goes back to you',
    intro: (amount: string) => `You have paid ${amount}, but we could not make an order of it.`,
    reasons:
      'That happens when an article sells out while you pay, or when the payment arrives after its time. Nothing will be sent.',
    address:
      'At the address that you entered on the payment page, delivery or tax differ from what we showed, or we do not deliver there. Nothing will be sent. You can buy again with another address.',
    released: (amount: string) =>
      `The money never left your account. We have asked the payment service to lift the hold on ${amount}. Banks take a few days to show it.`,
    money: (amount: string) =>
      `We have asked the payment service to return all of it, ${amount}, the way you paid. Banks take up to ten days to show it.`,
    link: 'To the shop',
  },
  withdrawal: {
    subject: (number: number) => `We have received your withdrawal (no. ${number})`,
    heading: 'We have received your withdrawal',
    intro: 'You have withdrawn from a contract with us, in these words. This email is your proof: keep it.',
    statement: (order: string) => `I withdraw from the contract of order ${order}, for:`,
    unmatched: (order: string) => `I withdraw from the contract of order ${order}.`,
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Acknowledgement to: ${email}`,
    received: (number: number, time: string) => `Received: ${time}, with number ${number}`,
    missing: (shop: string) =>
      `We could not find an order with that number and address. Your withdrawal was received at the time above all the same: somebody at ${shop} will look for the order and write to you.`,
    back: (date: string, address: string) =>
      `If you have the goods, send them back by ${date}${address && `, to ${address}`}. What has not been sent yet, we keep here.`,
    money: (date: string) =>
      `You will be refunded the way you paid, by ${date} at the latest; for goods already sent, not before they or proof of postage have reached us.`,
    questions: (email: string) => `Questions: ${email}`,
    link: 'See your withdrawal',
    note: 'If it was not you, write to us.',
  },
  operator: {
    order: {
      subject: (order: string, total: string) => `Order ${order}: ${total}`,
      heading: (order: string) => `A new order, ${order}`,
    },
    withdrawal: {
      subject: (number: number, order: string) => `Withdrawal ${number} from order ${order}`,
      heading: (number: number) => `A withdrawal, no. ${number}`,
      due: (day: string) => `Refund it by ${day}. Do not send what has not left yet.`,
      missing: (order: string) =>
        `Number "${order}" and address fit no order. The withdrawal is valid all the same: look for the order and write back.`,
    },
    failed: {
      subject: (order: string) => `Order ${order}: a refund was rejected`,
      heading: 'A refund was rejected',
      text: (amount: string) =>
        `The payment provider has rejected the refund of ${amount}. The money is still yours: find out why, and refund it again or otherwise.`,
    },
    late: {
      subject: (order: string) => `Order ${order}: a refund is not confirmed`,
      heading: 'A refund is not confirmed',
      text: (amount: string) =>
        `The payment provider has not confirmed the refund of ${amount} for more than a day. The shop keeps asking; look at the provider's dashboard.`,
    },
    notReturned: {
      subject: 'A payment without an order could not be returned',
      heading: 'Return a payment yourself',
      text: (amount: string, payment: string) =>
        `A buyer has paid ${amount}, there is no order for it, and the payment provider has rejected the refund. Find payment ${payment} in the provider's dashboard, and return the money.`,
    },
    disputed: {
      subject: (order: string) => `Order ${order}: the payment is disputed`,
      heading: 'A payment is disputed',
      text: (amount: string, reason: string) =>
        `The buyer disputes ${amount} at their bank${reason && ` (${reason})`}. Answer it in the provider's dashboard.`,
    },
    disputeClosed: {
      subject: (order: string) => `Order ${order}: the dispute is over`,
      heading: 'A dispute is over',
      texts: {
        won: (amount: string) => `The bank has decided for you: ${amount} stay yours.`,
        lost: (amount: string) =>
          `The bank has decided for the buyer, who has ${amount} back. Do not refund it once more; take the goods back into stock if they come.`,
        closed: (amount: string) =>
          `The question about ${amount} was closed without a decision. The provider's dashboard says how.`,
      },
    },
    takeBack: 'Takes an old lamp back: enclose a prepaid return label.',
    gift: 'Gift message, to be sent along',
    note: 'The buyer’s note',
    by: (name: string, email: string) => `By ${name}, ${email}`,
    to: (country: string, method: string) => `To ${country}, ${method}`,
    paid: (total: string, method: string) => `${total}, ${method}`,
    command: (order: string) => `Everything about it: npm run shop -- order ${order}`,
    link: 'See the order as its buyer does',
  },
  takeBack: {
    offered: 'Take my old lamp back, free of charge',
    dropped: 'Your old lamp is not taken back with this delivery.',
    chosen:
      'We take your old lamp back, free of charge: a prepaid label is in the parcel. Use the box of the new one, and take the bulb and loose batteries out.',
  },
  inquiry: {
    subjects: {
      order: (name: string, order: string) =>
        order ? `Order ${order}: question from ${name}` : `An order: question from ${name}`,
      product: (name: string) => `A lamp: question from ${name}`,
      other: (name: string) => `Question from ${name}`,
      project: (name: string, company: string) => `Project: ${company}, ${name}`,
    },
    heading: { contact: 'From the contact form', project: 'A project' },
    fields: {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      country: 'Country',
      order: 'Order number',
      project: 'Kind of project',
      size: 'Size',
      timetable: 'When',
    },
    projects: {
      home: 'Home',
      hotel: 'Hotel or restaurant',
      office: 'Office',
      shop: 'Shop',
      public: 'School, care or culture',
      other: 'Something else',
    },
    reply: (email: string) => `A reply to this email goes to ${email}.`,
    receipt: {
      subject: (shop: string) => `We have received your message to ${shop}`,
      heading: 'Thank you, we have your message',
      intro: 'Somebody here reads it and answers you, usually within one working day.',
      more: (email: string) => `If there is something to add, a photograph for example, write to ${email}.`,
      note: 'If it was not you, ignore this email. We will not write again unless somebody answers the message.',
    },
  },
  testPayment,
  voucher: {
    usedUp: 'This voucher has been used up.',
    expired: 'This voucher is no longer valid.',
    tooMany: (most: number) => `You can use at most ${most} vouchers at once. Remove one to add another.`,
  },
  payment: {
    card: 'card',
    offer: (methods: string) => `On Stripe’s page you pay by ${methods}.`,
    stripe: 'Card, Apple Pay or Google Pay',
    refused: 'The payment could not be started. Nothing was charged; please try again.',
    emailRefused: 'The payment service does not accept this email address. Nothing was charged.',
    tooLittle: (minimum: string) => `The smallest total that can be paid is ${minimum}. Add something to your bag.`,
    tooSmall:
      'The total is below the smallest amount that can be paid this way. Nothing was charged. Add something to your bag, or pay another way.',
    tooLarge:
      'The total is above the largest amount that can be paid this way. Nothing was charged. Pay another way, or write to us.',
    unreachable: 'The payment service is not answering. Nothing was charged; please try again in a moment.',
    tooMany: (time: string) =>
      `Too many payments were started or declined from your network. You can try again in ${time}.`,
    usedUp: 'The voucher has been used up. Nothing was charged.',
    addressRefused:
      'At the address that you entered on the payment page, delivery or tax differ from what we showed, or we do not deliver there. There is no order.',
    returned: (amount: string) => `There is no order. All of ${amount} goes back to you, the way you paid.`,
  },
}

export type Texts = typeof en
