/**
 * A value typed in a field, and what every form must answer: `stored` and the stored text, or the
 * error. The country is Sweden if none is given.
 */
export type Kind = [field: string, value: string, answer: string, country?: string]

const latin = 'only latin characters'
export const noAddress = 'must not be an address'
export const lines: Kind[] = [
  ['firstName', ' Nguye\u0302\u0303n\u00a0 Thi\u0323 ', 'stored Nguyễn Thị'],
  ['firstName', '\u202aƏliyeva\u202c', 'stored Əliyeva'],
  ['firstName', 'Kaʻiu\u200blani\ufeff', 'stored Kaʻiulani'],
  ['lastName', '„O‑Neill“ … — №\u00ad 1', 'stored „O-Neill“ … — № 1'],
  ['lastName', 'Ｌｅｅ', 'stored Lee'],
  ['lastName', 'D\u2019Arc\ufe0f', 'stored D’Arc'],
  ['lastName', '東京', latin],
  ['lastName', 'Αθήνα', latin],
  ['lastName', 'Ek 😀', latin],
  ['lastName', 'Ek\nBcc: a', 'must be printable'],
  ['firstName', 'Win www.win.example', noAddress],
  ['firstName', 'http://win.example', noAddress],
  ['firstName', 'x'.repeat(61), 'must be at most 60 characters'],
  ['firstName', `\u200b${'x'.repeat(60)}`, `stored ${'x'.repeat(60)}`],
  ['address1', '\u2066Storgatan\u2069 12\u2009B', 'stored Storgatan 12 B'],
  ['city', 'Malmö www.win.example', noAddress],
  ['country', 'XX', 'not found'],
]
export const numbers: Kind[] = [
  ['zipCode', '\u200e111\u202f22\u200b', 'stored 111 22'],
  ['zipCode', 'SE-111 22', 'stored 111 22'],
  ['zipCode', '1112', 'not a ZIP code of the country'],
  ['zipCode', '東京', latin],
  ['zipCode', 'D-10115', 'stored 10115', 'DE'],
  ['zipCode', '75391 CEDEX 08', 'stored 75391', 'FR'],
  ['zipCode', 'bfpo 12', 'stored BFPO 12', 'GB'],
  ['zipCode', '', 'stored ', 'AE'],
  ['zipCode', '', 'stored ', 'IE'],
  ['zipCode', '01115', 'not a ZIP code of the country', 'SE'],
  ['phoneNumber', '\u202a070‑123\u00a045 67\u202c', 'stored 070-123 45 67'],
  ['phoneNumber', '＋46 70 1234567', 'stored +46 70 1234567'],
  ['phoneNumber', '٠٧٠١٢٣٤٥٦٧', 'stored 0701234567'],
  ['phoneNumber', '携帯', 'not a phone number'],
]
export const vat: Kind[] = [
  ['vatNumber', ' SE\u200b5566–7788 9901', 'stored SE556677889901'],
  ['vatNumber', 'GR 123.456.789', 'stored EL123456789', 'SE'],
  ['vatNumber', 'CHE-123.456.789 HR/MWST', 'stored CHE123456789MWST', 'SE'],
  ['vatNumber', 'SE12', 'Invalid VAT number'],
]
