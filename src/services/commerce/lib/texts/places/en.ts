/**
 * Texts about delivery and tax, in English. The names of countries and territories are stored in
 * the database.
 */
export const places = {
  delivery: {
    delivery: 'Delivery method',
    free: 'Free',
    point: 'Pick-up point',
    code: 'Door code (optional)',
    instructions: 'Note to the courier (optional)',
    toFree: (limit: string, missing: string) => `Free delivery from ${limit}: ${missing} to go`,
  },
  tax: {
    outside: (place: string, due: string) =>
      `For delivery to ${place}, outside the EU’s VAT area, VAT is deducted. ${due}`,
    inside: (place: string, percent: string) =>
      `For delivery to ${place}, inside the EU’s VAT area for goods, ${percent} VAT is included. Nothing is due on arrival.`,
    charged: (percent: string) => `${percent} VAT is included. Nothing is due on arrival.`,
    partly: (percent: string, limit: string, due: string) =>
      `For articles ${limit} without VAT, ${percent} VAT is included and nothing is due on arrival. For the others, VAT is deducted. ${due}`,
    reverseCharge: 'VAT is deducted: your company accounts for it itself (reverse charge).',
    below: (amount: string) => `below ${amount}`,
    upTo: (amount: string) => `up to ${amount}`,
    /** The reason why goods below a value are not sent to a country. */
    tooLittle: {
      item: (limit: string) => `We do not send articles ${limit} without VAT to this country.`,
      consignment: (limit: string) => `We do not send goods ${limit} without VAT to this country.`,
    },
    /** The reason why nothing is sent to a ZIP code. */
    refusal: (place: string) => `We do not deliver to ${place}.`,
    /** Shown to a visitor whose country is unknown. */
    ask: 'Where shall we deliver to? Choose your country.',
    due: {
      vat_and_fee: 'VAT and the carrier’s fee are due on arrival.',
      vat_and_duty: 'Import VAT and duty are due on arrival.',
      duty: 'Duty is due on arrival.',
      possible: 'VAT and duty may be due on arrival.',
      nothing: 'No VAT is due on arrival.',
    },
  },
}
