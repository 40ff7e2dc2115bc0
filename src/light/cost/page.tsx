import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { formatNumber } from '#client/shared/texts/locales.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { FactList } from '../parts/fact-list.tsx'
import { formatKilowattHours, formatWatts } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { Tool } from '../parts/tool.tsx'
import { type CostComparison, type CostQuery, compareCosts, costFields, getUsualPrice } from './asked.ts'
import { computeLifetimeYears, computeMonthsToPay } from './cost.ts'

interface CostPageProps {
  asked: CostQuery
  bulb: LightProduct | null
  bulbs: LightProduct[]
  currency: string
}

/** The page of the tool that compares the cost of a year of light with a new and an old bulb. */
export function CostPage({ asked, bulb, bulbs, currency }: CostPageProps) {
  const { t } = useLanguage()
  const compared = compareCosts(asked, bulb, currency)
  return (
    <Tool
      path={paths.lightCost}
      form={<CostForm asked={asked} bulb={bulb} bulbs={bulbs} currency={currency} />}
      after={
        bulbs.length > 0 && (
          <section className="light-lamps">
            <h2>{t('light.ourBulbs')}</h2>
            <ProductGrid products={bulbs} level="h3" />
          </section>
        )
      }
    >
      {compared ? <CostAnswer compared={compared} bulb={bulb} currency={currency} /> : <Mistakes />}
    </Tool>
  )
}

interface CostAnswerProps {
  compared: CostComparison
  bulb: LightProduct | null
  currency: string
}

function CostAnswer({ compared, bulb, currency }: CostAnswerProps) {
  const language = useLanguage()
  const { t } = language
  const { cost, power, old } = compared
  const money = (amount: number) => formatAmount(roundAmount(amount), currency, language.locale)
  const most = Math.max(cost.now, cost.before)
  return (
    <>
      <p className="light-figure" role="status">
        {money(cost.now)} <span>{t('light.insteadOf', { before: money(cost.before) })}</span>
      </p>
      <div className="light-costs">
        <Bar label={t('light.newBulb', { watts: formatWatts(power, language) })} share={cost.now / most} isNew />
        <Bar label={t('light.oldBulb', { watts: formatWatts(old, language) })} share={cost.before / most} />
      </div>
      <FactList facts={costFacts(compared, bulb, money, language)} />
    </>
  )
}

/** Rounds amounts below 10 to two decimals, and larger amounts to none. */
const roundAmount = (amount: number) => (Math.abs(amount) < 10 ? Math.round(amount * 100) / 100 : Math.round(amount))

function Bar({ label, share, isNew }: { label: string; share: number; isNew?: boolean }) {
  return (
    <div>
      <p>{label}</p>
      <svg className="light-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={isNew ? 'light-bar-given' : 'light-bar-old'}
          d={`M0 0H${Math.round(share * 1000) / 10}V6H0Z`}
        />
      </svg>
    </div>
  )
}

function costFacts(
  { cost, energy, hours, count }: CostComparison,
  bulb: LightProduct | null,
  money: (amount: number) => string,
  language: Language,
): [string, string][] {
  const { t } = language
  const saved = cost.before - cost.now
  const price = bulb?.price ? bulb.price.amount * count : null
  const months = price === null ? null : computeMonthsToPay(price, saved)
  const lifetime = bulb?.facts.lifetime ?? null
  const perYear = (value: number) => `${formatKilowattHours(value, language)} ${t('light.aYear')}`
  const rows: [string, string][] = [
    [t('light.saved'), `${money(saved)} ${t('light.aYear')}`],
    [t('light.energyNow'), perYear(energy.now)],
    [t('light.energyBefore'), perYear(energy.before)],
  ]
  if (months !== null) rows.push([t('light.paid'), t('light.months', { count: Math.ceil(months) })])
  if (lifetime !== null)
    rows.push([t('light.lifetime'), t('light.years', { count: Math.floor(computeLifetimeYears(lifetime, hours)) })])
  return rows
}

interface CostFormProps {
  asked: CostQuery
  bulb: LightProduct | null
  bulbs: LightProduct[]
  currency: string
}

/**
 * The form for a bulb or its power, hours, number of bulbs, price of a kWh, and the old bulb's
 * power.
 */
function CostForm({ asked, bulb, bulbs, currency }: CostFormProps) {
  const { t, locale } = useLanguage()
  const { power, old, hours, price, count } = asked
  const usual = formatNumber(getUsualPrice(currency), locale)
  return (
    <>
      <ProductChoice name="bulb" label={t('light.bulb')} none={t('light.otherBulb')} products={bulbs} chosen={bulb} />
      {!bulb && <NumberInput name="power" label={t('light.powerOf')} field={costFields.power} typed={power} />}
      <div className="light-pair">
        <NumberInput name="hours" label={t('light.hours')} field={costFields.hours} typed={hours} />
        <NumberInput name="count" label={t('light.bulbs')} field={costFields.count} typed={count} />
      </div>
      <NumberInput
        name="price"
        label={t('light.kwhPrice', { currency })}
        field={costFields.price}
        typed={price}
        hint={t('light.usualPrice', { price: usual })}
      />
      <NumberInput
        name="old"
        label={t('light.oldPower')}
        field={costFields.old}
        typed={old}
        hint={t('light.oldHint')}
      />
    </>
  )
}
