import fc from 'fast-check'
import { test, vi } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { checkSequence, sequence } from './model/sequences.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

test(
  'after random, partly parallel changes of orders with a failing provider, money, stock and numbers add up',
  {
    timeout: 3_600_000,
  },
  () => fc.assert(fc.asyncProperty(sequence, checkSequence), { numRuns: pickAmount(60, 10_000) }),
)
