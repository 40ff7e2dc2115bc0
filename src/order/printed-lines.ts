import { list, numberOrNull, object, wireNumber, wireText } from '#client/shared/commerce/schema/wire.ts'

/** The lines of a printed order, receipt or credit note. Amounts are in major units. */
export const printedLines = list(
  object({
    item: wireText,
    name: wireText,
    quantity: wireNumber,
    taxPercent: wireNumber,
    priceEachAsNumber: numberOrNull,
    discountAsNumber: numberOrNull,
    totalPriceAsNumber: wireNumber,
  }),
)

/** The tax of a printed order, receipt or credit note, by rate. Amounts are in major units. */
export const printedTaxes = list(
  object({ taxPercent: wireNumber, netAsNumber: wireNumber, taxAsNumber: wireNumber, grossAsNumber: wireNumber }),
)
