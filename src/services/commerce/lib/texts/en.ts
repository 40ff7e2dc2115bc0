/**
 * The service's texts in English: mails, widgets, payment errors. They are the merchant's, so they
 * are separate from the shop's dictionaries.
 */
export const en = {
  letter: {
    stop: 'No more emails like this',
  },
  confirmation: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop}`,
    heading: 'Thank you for your order',
    intro: (order: string) => `We have received order ${order}. We will write again when it is on its way.`,
    quantity: (count: number) => `${count} pcs`,
    each: (price: string) => `${price} each`,
    lowest: (price: string) => `lowest price in the previous 30 days: ${price}`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    taxDeducted: 'Tax deducted',
    total: 'Total',
    tax: 'Of which VAT',
    deliverTo: 'Delivery to',
    doorCode: (code: string) => `Door code: ${code}`,
    link: 'See your order',
    withdraw: 'Withdraw from contract here',
    oneSize: 'One size',
  },
  passwordReset: {
    subject: (shop: string) => `A new password for ${shop}`,
    heading: 'Choose a new password',
    intro: 'Somebody, probably you, asked for a new password. The link works once, for 60 minutes.',
    link: 'Choose a new password',
    note: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  newsletter: {
    subject: (shop: string) => `Confirm your newsletter from ${shop}`,
    heading: 'One click left',
    intro: (shop: string) =>
      `This address was signed up for the newsletter from ${shop}. Confirm it, and we will write when there is news.`,
    link: 'Confirm the newsletter',
    note: 'If it was not you, ignore this email. Without your confirmation we send nothing more.',
  },
  stock: {
    subject: (name: string) => `${name} is back in stock`,
    heading: 'Back in stock',
    intro: (name: string) =>
      `You asked us to write when ${name} was back in stock. It is now. We have not set one aside: first come, first served.`,
    link: 'See it in the shop',
    note: 'This was the one email you asked for. We keep your address for nothing else.',
  },
  shipped: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop} is on its way`,
    heading: 'On its way',
    intro: (order: string) => `Order ${order} has left us.`,
    carrier: (carrier: string, tracking: string) => `It travels with ${carrier}${tracking && `, number ${tracking}`}.`,
    track: 'Track the parcel',
    order: 'See your order',
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
  delivery: {
    delivery: 'Delivery method',
    free: 'Free',
    point: 'Pick-up point',
    code: 'Door code (optional)',
    instructions: 'Note to the courier (optional)',
  },
  testPayment: {
    title: 'Test payment',
    note: 'This is a test. No money is moved.',
    to: 'Pay for your order',
    total: 'Amount',
    pay: 'Pay',
    decline: 'Decline',
    cancel: 'Cancel',
    others: 'Other outcomes',
    hang: 'Never answers',
    late: 'Answers after 20 seconds',
    twice: 'Answers twice',
    'wrong-amount': 'Authorises another amount',
    names: {
      test: 'Test payment',
      form: 'Test payment by form',
      script: 'Test payment by script',
      widget: 'Test payment in a widget',
    },
    refused: 'The test payment was refused.',
    inWidget: 'Pay with the test widget',
    notStarted: 'The payment could not be started.',
  },
  payment: {
    stripe: 'Card and more',
    refused: 'The payment could not be started. Nothing was charged; please try again.',
    unreachable: 'The payment service is not answering. Nothing was charged; please try again in a moment.',
    tooMany: (time: string) =>
      `Too many payments were started or declined from your network. You can try again in ${time}.`,
    usedUp: 'The voucher has been used up. Nothing was charged.',
  },
}

export type Texts = typeof en
