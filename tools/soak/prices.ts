import fc from 'fast-check'
import { bag, checkPrices } from '../../test/services/commerce/selection/price-model.ts'

const numRuns = 50_000

const start = Date.now()
fc.assert(fc.property(bag, checkPrices), { numRuns })
console.log(
  `${numRuns} bags in fourteen countries and six currencies have the same prices as in the model (${Date.now() - start} ms).`,
)
