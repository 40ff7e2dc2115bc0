import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import type { ShownPrice } from '#client/shared/money/price.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Terms } from '../../shared/edge/visit/terms.ts'

/** Whether the buyer pays the tax that the price includes; elsewhere the bag deducts it. */
export function isTaxIncluded({ hasTax, charged }: Terms, { amount }: ShownPrice): boolean {
  return hasTax && (charged?.highestPriceAsNumber == null || amount <= charged.highestPriceAsNumber)
}

/**
 * Outside the VAT area: whether tax is deducted, and what is due on arrival (Directive 2011/83/EU,
 * article 6(1)(e)). Renders nothing inside it, and where this is unknown.
 */
export function TaxNote({ price, terms }: { price: ShownPrice; terms: Terms }) {
  const { t, locale } = useLanguage()
  const { due, charged } = terms
  if (!due || !isDueAnywhere('tax-on-arrival')) return null
  const deducted = `${t('product.taxDeducted')} ${t(`product.due.${due}`)}`
  if (!isTaxIncluded(terms, price)) return <p className="soft">{deducted}</p>
  if (charged?.per !== 'consignment') return <p className="soft">{t('product.due.none')}</p>
  const amount = formatAmount(charged.amountAsNumber ?? 0, charged.currency, locale)
  return (
    <p className="soft">
      {t('product.due.upTo', { amount })} {deducted}
    </p>
  )
}
