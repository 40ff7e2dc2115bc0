/**
 * What the confirmation says. A merchant's words, so they live here and not in the shop's
 * dictionaries.
 */
export const texts = {
  en: {
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
    country: (code: string) => countryName('en-GB', code),
  },
  sv: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop}`,
    heading: 'Tack för din beställning',
    intro: (order: string) => `Vi har tagit emot beställning ${order} och hör av oss igen när den är på väg.`,
    quantity: (count: number) => `${count} st`,
    each: (price: string) => `${price} styck`,
    lowest: (price: string) => `lägsta pris de föregående 30 dagarna: ${price}`,
    subtotal: 'Delsumma',
    shipping: 'Frakt',
    free: 'Fri',
    taxDeducted: 'Avdragen moms',
    total: 'Totalt',
    tax: 'Varav moms',
    deliverTo: 'Levereras till',
    doorCode: (code: string) => `Portkod: ${code}`,
    link: 'Se din beställning',
    withdraw: 'Ångra köpet här',
    oneSize: 'En storlek',
    country: (code: string) => countryName('sv-SE', code),
  },
}

/** The code itself where it names no country. */
function countryName(language: string, code: string): string {
  const isCode = /^[A-Z]{2}$/.test(code)
  return (isCode && new Intl.DisplayNames(language, { type: 'region' }).of(code)) || code
}
