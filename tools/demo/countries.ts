/**
 * Price lists with their currencies. Each has a market of its own: 65 has market 1, 66 market 2,
 * and so on.
 */
export const priceLists = [
  { priceList: 65, market: 1, name: 'Sweden', currency: 'SEK' },
  { priceList: 66, market: 2, name: 'Norway', currency: 'NOK' },
  { priceList: 67, market: 3, name: 'Denmark', currency: 'DKK' },
  { priceList: 68, market: 4, name: 'Euro countries', currency: 'EUR' },
  { priceList: 69, market: 5, name: 'United Kingdom', currency: 'GBP' },
  { priceList: 70, market: 6, name: 'World', currency: 'USD' },
] as const

/** Currencies. `whole` says whether whole amounts are written without decimals. */
export const currencies = [
  { currency: 'SEK', whole: true },
  { currency: 'NOK', whole: true },
  { currency: 'DKK', whole: true },
  { currency: 'EUR', whole: false },
  { currency: 'GBP', whole: false },
  { currency: 'USD', whole: false },
]

/**
 * Shipping prices in major units. Orders of `freeFrom` or more ship free. `days` are working days.
 */
export const shipping = [
  { priceList: 65, home: 79, pickup: 49, freeFrom: 1500, days: [2, 4] },
  { priceList: 66, home: 149, pickup: 99, freeFrom: 2000, days: [3, 6] },
  { priceList: 67, home: 99, pickup: 69, freeFrom: 1500, days: [3, 6] },
  { priceList: 68, home: 14.9, pickup: 9.9, freeFrom: 200, days: [3, 6] },
  { priceList: 69, home: 14.9, pickup: 9.9, freeFrom: 200, days: [3, 6] },
  { priceList: 70, home: 39, pickup: 29, freeFrom: 500, days: [5, 9] },
] as const

type Row = [code: string, en: string, sv: string, priceList: number, vatTenths: number]

/**
 * Countries in the EU, with the standard VAT rate in tenths of a percent, as of 2026. Check the
 * rates before selling.
 */
export const inUnion: { shipped: Row[]; known: Row[] } = {
  shipped: [
    ['SE', 'Sweden', 'Sverige', 65, 250],
    ['DK', 'Denmark', 'Danmark', 67, 250],
    ['FI', 'Finland', 'Finland', 68, 255],
    ['DE', 'Germany', 'Tyskland', 68, 190],
    ['FR', 'France', 'Frankrike', 68, 200],
    ['NL', 'Netherlands', 'Nederländerna', 68, 210],
    ['BE', 'Belgium', 'Belgien', 68, 210],
    ['AT', 'Austria', 'Österrike', 68, 200],
    ['IE', 'Ireland', 'Irland', 68, 230],
    ['ES', 'Spain', 'Spanien', 68, 210],
    ['IT', 'Italy', 'Italien', 68, 220],
  ],
  known: [
    ['PT', 'Portugal', 'Portugal', 68, 230],
    ['PL', 'Poland', 'Polen', 68, 230],
    ['CZ', 'Czechia', 'Tjeckien', 68, 210],
    ['GR', 'Greece', 'Grekland', 68, 240],
    ['EE', 'Estonia', 'Estland', 68, 240],
    ['LV', 'Latvia', 'Lettland', 68, 210],
    ['LT', 'Lithuania', 'Litauen', 68, 210],
  ],
}

/**
 * Countries outside the EU. Prices include the country's VAT if the shop charges it for orders up
 * to a value limit, and otherwise Sweden's VAT of 25 %. Above the limit, the included VAT is
 * deducted.
 */
export const outsideUnion: { shipped: Row[]; known: Row[] } = {
  shipped: [
    ['NO', 'Norway', 'Norge', 66, 250],
    ['GB', 'United Kingdom', 'Storbritannien', 69, 200],
    ['US', 'United States', 'USA', 70, 250],
  ],
  known: [
    ['CH', 'Switzerland', 'Schweiz', 68, 250],
    ['IS', 'Iceland', 'Island', 68, 250],
    ['AU', 'Australia', 'Australien', 70, 250],
    ['JP', 'Japan', 'Japan', 70, 250],
    ['CA', 'Canada', 'Kanada', 70, 250],
    ['NZ', 'New Zealand', 'Nya Zeeland', 70, 250],
    ['KR', 'South Korea', 'Sydkorea', 70, 250],
    ['SG', 'Singapore', 'Singapore', 70, 250],
    ['BR', 'Brazil', 'Brasilien', 70, 250],
    ['IN', 'India', 'Indien', 70, 250],
    ['ZA', 'South Africa', 'Sydafrika', 70, 250],
    ['AE', 'United Arab Emirates', 'Förenade Arabemiraten', 70, 250],
  ],
}

export const noRegistrations = { weee: '', batteries: '', packaging: '', tax: [] }

/**
 * Returns invented registration numbers for a country, marked as examples. Sellers replace them
 * with their own.
 */
export const exampleRegistrations = (country: string) => ({
  weee: `EXAMPLE ${country} 12345678`,
  batteries: `EXAMPLE ${country} 23456789`,
  packaging: `EXAMPLE ${country} 34567890`,
  tax: taxNumbers[country] ?? [],
})

const taxNumbers: Partial<Record<string, { name: string; number: string }[]>> = {
  NO: [{ name: 'VOEC', number: 'EXAMPLE 2012345' }],
  GB: [{ name: 'UK VAT', number: 'EXAMPLE GB123456789' }],
}

export const deducted = { treatment: 'deduct', limit: null, reverseCharge: false }

/** Returns a country's tax rule: VOEC for Norway, the £135 limit for Great Britain. */
export function taxRuleOf(country: string) {
  if (country === 'NO') {
    const limit = { per: 'item', amount: 3000, currency: 'NOK', included: false, rate: null }
    return { treatment: 'charge', limit, reverseCharge: false }
  }
  if (country === 'GB') {
    const limit = { per: 'consignment', amount: 135, currency: 'GBP', included: true, rate: null }
    return { treatment: 'charge', limit, reverseCharge: true }
  }
  return deducted
}

/**
 * The states of the United States, keyed by their postal abbreviations, together with the federal
 * district, the territories, the associated states and the addresses of the armed forces (USPS,
 * Publication 28, appendix B).
 */
export const unitedStates =
  `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky,
LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana,
NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah,
VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, GU Guam,
MP Northern Mariana Islands, PR Puerto Rico, VI U.S. Virgin Islands, FM Micronesia, MH Marshall Islands, PW Palau,
AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific`
    .split(/,\s+/)
    .map(entry => ({ state: entry.slice(0, 2), name: entry.slice(3) }))
