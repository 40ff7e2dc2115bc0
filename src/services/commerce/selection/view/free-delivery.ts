import { moneyText } from '#client/shared/money/money.ts'
import { texts } from '../../lib/texts.ts'
import type { Quote } from '../quote.ts'

/**
 * The limit of free delivery by the chosen method, and what is missing to it; null where there is
 * none, and once delivery is free. An extension of the wire, amounts in major units.
 */
export function freeDeliveryView({ lines, shipping, totals, language, currency }: Quote) {
  const freeFrom = shipping?.freeFrom ?? null
  if (freeFrom === null || lines.length === 0 || totals.shipping === 0) return null
  const missing = freeFrom - totals.items - totals.discount
  const money = (minor: number) => moneyText(minor / 100, currency.currency, language)
  return {
    fromAsNumber: freeFrom / 100,
    missingAsNumber: missing / 100,
    text: texts[language].delivery.toFree(money(freeFrom), money(missing)),
  }
}
