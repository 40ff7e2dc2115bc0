import { expect, test } from 'vitest'
import { findLackingSettings } from '#client/shared/law/lacking-settings.ts'

const none = { weee: '', batteries: '', packaging: '', tax: [] }
const complete = { weee: 'W', batteries: 'B', packaging: 'P', tax: [] }
const day = '2026-11-26'

test('missing registration numbers are reported for each open country of the EU and the EEA, from the first day of the duty', () => {
  const de = { country: 'DE', eu: true, shipTo: true }
  const lacking = (settings: object, on = day) => findLackingSettings([{ ...de, ...settings }], on)['producer-numbers']
  const all = ['registrations.weee', 'registrations.batteries', 'registrations.packaging']
  expect(lacking({})).toEqual({ DE: all })
  expect(lacking({ registrations: none })).toEqual({ DE: all })
  expect(lacking({ registrations: { ...complete, packaging: '' } })).toEqual({ DE: all.slice(2) })
  expect(lacking({ registrations: complete })).toEqual({})
  expect(lacking({ shipTo: false })).toEqual({})
  expect(lacking({}, '2026-08-11')).toEqual({})
  expect(lacking({ country: 'NO', eu: false })).toEqual({ NO: all })
  expect(lacking({ country: 'US', eu: false })).toEqual({})
})

test('a missing tax number is reported for a country outside the EU where the shop charges tax', () => {
  const no = { country: 'NO', eu: false, shipTo: true, registrations: complete }
  const lacking = (settings: object) => findLackingSettings([{ ...no, ...settings }], day)['tax-on-arrival']
  const taxRule = { treatment: 'charge' }
  expect(lacking({})).toEqual({})
  expect(lacking({ taxRule })).toEqual({ NO: ['registrations.tax'] })
  expect(lacking({ taxRule, shipTo: false })).toEqual({})
  // Great Britain requires sellers to charge its tax from the first sale.
  const gb = { country: 'GB' }
  expect(lacking(gb)).toEqual({ GB: ['taxRule.treatment'] })
  expect(lacking({ ...gb, taxRule: { treatment: 'refuse' } })).toEqual({})
  expect(lacking({ ...gb, taxRule })).toEqual({ GB: ['registrations.tax'] })
  expect(lacking({ taxRule, registrations: { ...complete, tax: [{ name: 'VOEC', number: '1' }] } })).toEqual({})
})
