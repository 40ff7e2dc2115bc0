import { formatAmount } from '#client/shared/money/money.ts'
import { texts } from '../../lib/texts.ts'
import type { Quote } from '../quote.ts'

/**
 * The price from which the chosen method is free, and the amount still missing, in the wire's
 * format; null when delivery is free or never free. An extension of the wire, in major units.
 */
export function freeDeliveryView({ lines, shipping, totals, language, currency }: Quote) {
  const freeFrom = shipping?.freeFrom ?? null
  if (freeFrom === null || lines.length === 0 || totals.shipping === 0) return null
  const missing = freeFrom - totals.items - totals.discount
  const money = (minor: number) => formatAmount(minor / 100, currency.currency, language)
  return {
    fromAsNumber: freeFrom / 100,
    missingAsNumber: missing / 100,
    text: texts[language].delivery.toFree(money(freeFrom), money(missing)),
  }
}
