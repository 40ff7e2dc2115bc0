/** The price list of each country in the cases. */
export const priceLists = { NO: 66, GB: 69, US: 70, SE: 65 }
export type Country = keyof typeof priceLists

/** The bag's tax notes in English and Swedish, if tax is charged for all, some or no lines. */
export const norwegianTaxNotes = {
  charged: ['25% VAT is included. Nothing is due on arrival.', '25 % moms ingår. Inget tillkommer vid leveransen.'],
  partly: [
    'For articles below NOK 3,000 without VAT, 25% VAT is included and nothing is due on arrival. For the others, VAT is deducted. VAT and the carrier’s fee are due on arrival.',
    'För artiklar under 3 000 Nkr utan moms ingår 25 % moms, och inget tillkommer vid leveransen. För övriga dras momsen av. Moms och transportörens avgift tillkommer vid leveransen.',
  ],
  deducted: [
    'VAT and the carrier’s fee are due on arrival.',
    'Moms och transportörens avgift tillkommer vid leveransen.',
  ],
}
export const britishTaxNotes = {
  charged: ['20% VAT is included. Nothing is due on arrival.', '20 % moms ingår. Inget tillkommer vid leveransen.'],
  deducted: ['Import VAT and duty are due on arrival.', 'Importmoms och tull tillkommer vid leveransen.'],
}

/**
 * Bags: the country, the lines (price with tax, quantity), the expected tax notes, and the expected
 * tax rate of each line in percent.
 */
export const valueLimitCases: [Country, [number, number][], readonly string[], number[]][] = [
  ['NO', [[3749.99, 1]], norwegianTaxNotes.charged, [25]],
  ['NO', [[3750, 1]], norwegianTaxNotes.deducted, [0]],
  ['NO', [[3749.99, 9]], norwegianTaxNotes.charged, [25]],
  [
    'NO',
    [
      [1000, 2],
      [3750, 1],
    ],
    norwegianTaxNotes.partly,
    [25, 0],
  ],
  [
    'NO',
    [
      [3750, 1],
      [9000, 2],
    ],
    norwegianTaxNotes.deducted,
    [0, 0],
  ],
  ['GB', [[161.99, 1]], britishTaxNotes.charged, [20]],
  ['GB', [[81, 2]], britishTaxNotes.charged, [20]],
  [
    'GB',
    [
      [81, 1],
      [81, 1],
    ],
    britishTaxNotes.charged,
    [20, 20],
  ],
  ['GB', [[162.01, 1]], britishTaxNotes.deducted, [0]],
  ['GB', [[81, 3]], britishTaxNotes.deducted, [0]],
  [
    'GB',
    [
      [81, 1],
      [81.01, 1],
    ],
    britishTaxNotes.deducted,
    [0, 0],
  ],
  ['US', [[10, 1]], ['Duty is due on arrival.', 'Tull tillkommer vid leveransen.'], [0]],
  ['SE', [[10, 1]], ['', ''], [25]],
]
