import { useEffect, useId, useRef } from 'react'
import { formatAmount } from '../money/money.ts'
import { formatPercent } from '../texts/locales.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { Button } from '../ui/form/button.tsx'
import type { LineChange } from './compare-bag.ts'

interface CountryChangesProps {
  /** The country's name in the page's language. */
  country: string
  changes: LineChange[]
  busy: boolean
  onGo: () => void
  onKeep: () => void
}

/** Lists, line by line, how a change of country would change the bag, and asks for confirmation. */
export function CountryChanges({ country, changes, busy, onGo, onKeep }: CountryChangesProps) {
  const { t } = useLanguage()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="country-changes" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        {t('countries.changes', { country })}
      </h3>
      <ul>
        {changes.map(change => (
          <Change key={change.before.line} {...change} />
        ))}
      </ul>
      <Button wide loading={busy} onClick={onGo}>
        {t('countries.go', { country })}
      </Button>
      <Button wide look="quiet" onClick={onKeep}>
        {t('countries.keep')}
      </Button>
    </section>
  )
}

function Change({ before, after }: LineChange) {
  const { t, locale } = useLanguage()
  const { product, quantity, taxPercent } = before
  const money = (line: typeof before) => formatAmount(line.totalPriceAsNumber, line.currency, locale)
  const percent = (value: number) => formatPercent(value, locale)
  return (
    <li>
      <p>
        {product.name} <span className="soft">{product.variantName}</span> {quantity > 1 && `× ${quantity}`}
      </p>
      {after ? (
        <p>
          <s className="soft">
            <span className="visually-hidden">{t('price.before')} </span>
            {money(before)}
          </s>{' '}
          {money(after)}
        </p>
      ) : (
        <p className="field-error">{t('countries.notSold')}</p>
      )}
      {after && after.taxPercent !== taxPercent && (
        <p className="soft">{t('countries.tax', { before: percent(taxPercent), after: percent(after.taxPercent) })}</p>
      )}
    </li>
  )
}
