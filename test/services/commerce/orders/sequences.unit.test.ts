import fc from 'fast-check'
import { test, vi } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { checkSequence, sequence } from './model/sequences.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

test(
  'money, stock and document numbers add up after random parallel changes with a failing provider',
  {
    timeout: 3_600_000,
  },
  () => fc.assert(fc.asyncProperty(sequence, checkSequence), { numRuns: pickAmount(60, 10_000) }),
)
