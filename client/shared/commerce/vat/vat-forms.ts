interface VatForm {
  /** The number after the prefix of two letters. */
  rest: RegExp
  example: string
}

const digits = (count: number): VatForm => ({
  rest: new RegExp(`^\\d{${count}}$`),
  example: '123456789012'.slice(0, count),
})
const british = { rest: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, example: '123456789' }

/**
 * Formats of VAT numbers by their prefix: the member states' as the European Commission lists them
 * (VIES), Northern Ireland's (XI), and those of Great Britain, Norway and Switzerland.
 */
export const vatForms: Record<string, VatForm | undefined> = {
  AT: { rest: /^U\d{8}$/, example: 'U12345678' },
  BE: { rest: /^[01]\d{9}$/, example: '0123456789' },
  BG: { rest: /^\d{9,10}$/, example: '123456789' },
  CY: { rest: /^\d{8}[A-Z]$/, example: '12345678X' },
  CZ: { rest: /^\d{8,10}$/, example: '12345678' },
  DE: digits(9),
  DK: digits(8),
  EE: digits(9),
  EL: digits(9),
  ES: { rest: /^([A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/, example: 'B12345678' },
  FI: digits(8),
  FR: { rest: /^[\dA-HJ-NP-Z]{2}\d{9}$/, example: '12345678901' },
  HR: digits(11),
  HU: digits(8),
  IE: { rest: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, example: '1234567FA' },
  IT: digits(11),
  LT: { rest: /^(\d{9}|\d{12})$/, example: '123456789' },
  LU: digits(8),
  LV: digits(11),
  MT: digits(8),
  NL: { rest: /^\d{9}B\d\d$/, example: '123456789B01' },
  PL: digits(10),
  PT: digits(9),
  RO: { rest: /^[1-9]\d{1,9}$/, example: '12345678' },
  SE: { rest: /^\d{12}$/, example: '556677889901' },
  SI: digits(8),
  SK: digits(10),
  GB: british,
  XI: british,
  NO: { rest: /^\d{9}MVA$/, example: '123456789MVA' },
  CH: { rest: /^E\d{9}(MWST|TVA|IVA)?$/, example: 'E123456789MWST' },
}
