import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import type { ToolAnswer } from '../answer.ts'
import { Tool } from '../parts/tool.tsx'
import { VerdictRow } from '../parts/verdict-row.tsx'
import type { FitQuery } from './asked.ts'
import { FitForm } from './form.tsx'
import { findCommonReasons, formatFitReasons } from './reasons.ts'
import { type FitCandidates, findVerdicts, type Verdict } from './verdicts.ts'

/** The page of the tool that finds bulbs for a lamp, or lamps for a bulb, with reasons. */
export function FitPage({ asked, choices }: { asked: FitQuery; choices: FitCandidates }) {
  const { t } = useLanguage()
  const verdicts = findVerdicts(asked, choices)
  const fitting = verdicts?.filter(({ fit }) => fit.answer === 'yes') ?? []
  const isLamp = choices.bulb !== null || asked.shape !== null
  return (
    <Tool
      path={paths.lightBulb}
      form={<FitForm asked={asked} choices={choices} />}
      after={
        fitting.length > 0 && (
          <section className="light-lamps">
            <h2>{t(isLamp ? 'light.lampsThatFit' : 'light.bulbsThatFit')}</h2>
            <ProductGrid products={fitting.map(({ product }) => product)} level="h3" />
          </section>
        )
      }
    >
      {verdicts ? <Verdicts asked={asked} choices={choices} verdicts={verdicts} /> : <Rules />}
    </Tool>
  )
}

function Verdicts({ asked, choices, verdicts }: { asked: FitQuery; choices: FitCandidates; verdicts: Verdict[] }) {
  const language = useLanguage()
  const { t } = language
  const words: Record<ToolAnswer, string> = {
    yes: t('light.fits'),
    no: t('light.fitsNot'),
    unknown: t('light.cannotTell'),
  }
  const common = findCommonReasons(
    verdicts.map(({ fit }) => fit),
    language,
  )
  return (
    <>
      <p className="light-result" role="status">
        {formatSummary(asked, choices, verdicts, language)}
      </p>
      {common.length > 0 && (
        <ul className="plain-list">
          {common.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <ul className="light-verdicts">
        {verdicts.map(({ product, fit }) => (
          <VerdictRow
            key={product.id}
            product={product}
            answer={fit.answer}
            word={words[fit.answer]}
            sentences={formatFitReasons(fit, language).filter(sentence => !common.includes(sentence))}
          />
        ))}
      </ul>
    </>
  )
}

/** Formats the result, such as `2 of 4 bulbs fit Ringholm, Pendant, brass.` */
function formatSummary(
  asked: FitQuery,
  { lamp, bulb }: FitCandidates,
  verdicts: Verdict[],
  { t }: ReturnType<typeof useLanguage>,
): string {
  const count = verdicts.filter(({ fit }) => fit.answer === 'yes').length
  const own = bulb ? formatFullName(bulb) : (asked.shape?.name ?? '')
  const [only] = verdicts
  if (own && lamp && only) {
    const names = { bulb: own, lamp: formatFullName(lamp) }
    if (only.fit.answer === 'yes') return t('light.thisFits', names)
    return t(only.fit.answer === 'no' ? 'light.thisFitsNot' : 'light.thisUnknown', names)
  }
  const unknown = verdicts.filter(({ fit }) => fit.answer === 'unknown').length
  const rest = unknown > 0 ? ` ${t('light.notTold', { count: unknown })}` : ''
  const values = { count, all: verdicts.length }
  const result = own
    ? t('light.lampsFit', { ...values, bulb: own })
    : t('light.bulbsFit', { ...values, lamp: lamp ? formatFullName(lamp) : '' })
  return result + rest
}

/** The rules that the tool checks. The page shows them until a lamp or bulb is chosen. */
function Rules() {
  const { t } = useLanguage()
  return (
    <>
      <p className="light-result">{t('light.fitStart')}</p>
      <ul className="plain-list">
        <li>{t('light.ruleCap')}</li>
        <li>{t('light.rulePower')}</li>
        <li>{t('light.ruleSize')}</li>
        <li>{t('light.ruleClosed')}</li>
        <li>{t('light.ruleDimmer')}</li>
      </ul>
    </>
  )
}
