import { formatAmount } from '#client/shared/money/money.ts'
import { formatNumber, type Locale } from '#client/shared/texts/locales.ts'
import type { Translate } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { filterMeasures } from '../shared/edge/query/filters.ts'
import type { Listing } from './query.ts'

/**
 * A range filter. `min` and `max` are the names of its parameters in addresses; `lowest` and
 * `highest` are the lowest and highest values that the listing's products have, in the filter's
 * unit.
 */
interface ShownRange {
  title: string
  min: string
  max: string
  lowest: number
  highest: number
}

/** Lists the range filters that are chosen, or in which products differ. The price comes last. */
export function listRanges({ ranges, prices, currency }: Listing, chosen: URLSearchParams, t: Translate) {
  const shown: ShownRange[] = filterMeasures.flatMap(({ word, measure, unit, size }) => {
    const found = ranges.find(range => range.measure === measure)
    if (!found) return []
    const [lowest, highest] = [found.lowest / size, found.highest / size]
    return [{ title: `${found.name} (${unit})`, min: `${word}-min`, max: `${word}-max`, lowest, highest }]
  })
  if (prices) shown.push({ title: t('listing.price', { currency }), min: 'min', max: 'max', ...prices })
  return shown.filter(({ min, max, lowest, highest }) => lowest < highest || chosen.has(min) || chosen.has(max))
}

interface RangeFilterProps {
  range: ShownRange
  chosen: URLSearchParams
  /** Whether the filter is open even if nothing is chosen. */
  isOpen?: boolean
}

export function RangeFilter({ range, chosen, isOpen }: RangeFilterProps) {
  const { t } = useLanguage()
  const { title, min, max, lowest, highest } = range
  return (
    <details className="filter" open={isOpen || chosen.has(min) || chosen.has(max)}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        <Limit name={min} label={t('listing.from')} hint={Math.floor(lowest)} chosen={chosen} />
        <Limit name={max} label={t('listing.to')} hint={Math.ceil(highest)} chosen={chosen} />
      </fieldset>
    </details>
  )
}

interface LimitProps {
  name: string
  label: string
  /** The placeholder of the empty input. */
  hint: number
  chosen: URLSearchParams
}

function Limit({ name, label, hint, chosen }: LimitProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        className="field-control"
        name={name}
        inputMode="numeric"
        defaultValue={chosen.get(name) ?? undefined}
        placeholder={String(hint)}
      />
    </label>
  )
}

/** Formats a chosen end of a range, such as "Price above 500 kr"; undefined for other filters. */
export function formatLimit(
  { ranges, currency }: Listing,
  [limit, value]: [string, string],
  t: Translate,
  locale: Locale,
) {
  const price = () => formatAmount(Number(value), currency, locale)
  if (limit === 'min') return t('listing.pricesAbove', { price: price() })
  if (limit === 'max') return t('listing.pricesBelow', { price: price() })
  const found = filterMeasures.find(({ word }) => limit === `${word}-min` || limit === `${word}-max`)
  if (!found) return undefined
  const name = ranges.find(({ measure }) => measure === found.measure)?.name ?? found.word
  const figure = `${formatNumber(Number(value), locale)}\u00a0${found.unit}`
  return limit.endsWith('min') ? t('listing.above', { name, figure }) : t('listing.below', { name, figure })
}
