type Outcome = 'deducted' | 'refused' | number

const importVat = 'Import VAT and duty are due on arrival.'
const possible = 'VAT and duty may be due on arrival.'
const outside = (place: string, due = possible) =>
  `For delivery to ${place}, outside the EU’s VAT area, VAT is deducted. ${due}`

/**
 * The expected tax and note for addresses. A number is the tax rate in percent that the prices
 * include. The cases come from the EU's VAT directive and the tax authorities, not from the shop's
 * own table, so that they can find mistakes in it.
 */
export const cases: [country: string, zipCode: string, outcome: Outcome, wantedText: string][] = [
  ['SE', '111 22', 25, ''],
  ['FI', '00100', 25.5, ''],
  ['FI', '22100', 'deducted', outside('Åland')],
  ['FI', ' AX-22 100', 'deducted', outside('Åland')],
  ['FI', '21600', 25.5, ''],
  ['ES', '28013', 21, ''],
  ['ES', '35001', 'deducted', outside('the Canary Islands')],
  ['ES', '38001', 'deducted', outside('the Canary Islands')],
  ['ES', '51001', 'deducted', outside('Ceuta')],
  ['ES', '52006', 'deducted', outside('Melilla')],
  ['FR', '75001', 20, ''],
  ['FR', '97110', 'deducted', outside('Guadeloupe')],
  ['FR', '97490', 'deducted', outside('Réunion')],
  ['FR', '97500', 'refused', 'We do not deliver to Saint Pierre and Miquelon.'],
  ['FR', '97133', 'deducted', outside('Guadeloupe')],
  ['FR', '97600', 'deducted', outside('Mayotte')],
  ['FR', '97150', 'deducted', outside('Guadeloupe')],
  ['FR', '97800', 'deducted', outside('Saint Martin')],
  ['FR', '98000', 20, ''],
  ['FR', '98600', 'refused', 'We do not deliver to Wallis and Futuna.'],
  ['FR', '98713', 'refused', 'We do not deliver to French Polynesia.'],
  ['FR', '98800', 'refused', 'We do not deliver to New Caledonia.'],
  ['DE', '27499', 19, ''],
  ['DE', '27498', 'deducted', outside('Heligoland')],
  ['DE', '78266', 'deducted', outside('Büsingen', importVat)],
  ['IT', '00184', 22, ''],
  ['IT', '00120', 'refused', 'We do not deliver to Vatican City.'],
  ['IT', '23041', 'deducted', outside('Livigno')],
  ['IT', '23030', 22, ''],
  ['IT', '22061', 'deducted', outside('Campione d’Italia')],
  ['IT', '47890', 'refused', 'We do not deliver to San Marino.'],
  ['DK', '1050', 25, ''],
  ['DK', '3900', 'refused', 'We do not deliver to Greenland.'],
  ['GB', 'SW1A 1AA', 'deducted', importVat],
  ['GB', 'b1 1tt', 'deducted', importVat],
  [
    'GB',
    'bt1 1aa',
    20,
    'For delivery to Northern Ireland, inside the EU’s VAT area for goods, 20% VAT is included. Nothing is due on arrival.',
  ],
  ['GB', 'IM1 1AA', 'deducted', importVat],
  ['GB', 'JE2 3AB', 'deducted', outside('Jersey')],
  ['GB', 'GY1 1AA', 'deducted', outside('Guernsey')],
  ['GB', 'GX11 1AA', 'refused', 'We do not deliver to Gibraltar.'],
  // Each of the two pieces costs NOK 3,095, which is less than NOK 3,000 without tax.
  ['NO', '0150', 25, '25% VAT is included. Nothing is due on arrival.'],
  ['NO', '9171', 'deducted', outside('Svalbard', 'No VAT is due on arrival.')],
  ['NO', '8099', 'deducted', outside('Jan Mayen', 'No VAT is due on arrival.')],
  ['US', '10001', 'deducted', 'Duty is due on arrival.'],
]

/** The tax that a country's prices include, in percent. */
export const rates: Record<string, number> = {
  SE: 25,
  FI: 25.5,
  ES: 21,
  FR: 20,
  DE: 19,
  IT: 22,
  DK: 25,
  GB: 20,
  NO: 25,
  US: 25,
}
