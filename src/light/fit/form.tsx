import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { ProductChoice } from '../parts/product-choice.tsx'
import { type FitQuery, fitFields } from './asked.ts'
import { shapes } from './shapes.ts'
import type { FitCandidates } from './verdicts.ts'

/** The form for a lamp, a bulb of the shop or at home, and a dimmer. Unused parts are folded. */
export function FitForm({ asked, choices: { lamp, bulb, lamps, bulbs } }: { asked: FitQuery; choices: FitCandidates }) {
  const { t } = useLanguage()
  return (
    <>
      <ProductChoice name="lamp" label={t('light.lamp')} none={t('light.anyLamp')} products={lamps} chosen={lamp} />
      <ProductChoice name="bulb" label={t('light.bulb')} none={t('light.anyBulb')} products={bulbs} chosen={bulb} />
      <details className="light-more" open={asked.shape !== null || hasProblem(asked.length, asked.power)}>
        <summary>{t('light.atHome')}</summary>
        <div>
          <Select label={t('light.shape')} name="shape" defaultValue={asked.shape?.name.toLowerCase() ?? ''}>
            <option value="">{t('light.noShape')}</option>
            {shapes.map(({ name, cap, diameter }) => (
              <option key={name} value={name.toLowerCase()}>{`${name} – ${cap}, Ø ${diameter} mm`}</option>
            ))}
          </Select>
          <NumberInput
            name="length"
            label={t('light.lengthMm')}
            field={fitFields.length}
            typed={asked.length}
            {...(asked.shape && { hint: formatUsualLength(asked.shape.name, asked.shape.usual, t) })}
          />
          <NumberInput name="power" label={t('light.powerW')} field={fitFields.power} typed={asked.power} />
          <Select label={t('light.closed')} name="closed" defaultValue={asked.closed}>
            <option value="unknown">{t('light.closedUnsaid')}</option>
            <option value="yes">{t('light.yes')}</option>
            <option value="no">{t('light.no')}</option>
          </Select>
        </div>
      </details>
      <DimmerFields asked={asked} />
    </>
  )
}

function DimmerFields({ asked: { dimmer, least, most, count } }: { asked: FitQuery }) {
  const { t } = useLanguage()
  return (
    <details className="light-more" open={dimmer !== 'none' || hasProblem(least, most, count)}>
      <summary>{t('light.onDimmer')}</summary>
      <div>
        <Select label={t('light.dimmer')} name="dimmer" defaultValue={dimmer}>
          <option value="none">{t('light.dimmerNone')}</option>
          <option value="trailing-edge">{t('light.trailing')}</option>
          <option value="leading-edge">{t('light.leading')}</option>
          <option value="unknown">{t('light.dimmerUnknown')}</option>
        </Select>
        <NumberInput name="least" label={t('light.leastW')} field={fitFields.least} typed={least} />
        <NumberInput name="most" label={t('light.mostW')} field={fitFields.most} typed={most} />
        <NumberInput name="count" label={t('light.bulbsOnIt')} field={fitFields.count} typed={count} />
      </div>
    </details>
  )
}

const hasProblem = (...typed: { problem: unknown }[]) => typed.some(({ problem }) => problem !== null)

function formatUsualLength(
  name: string,
  [from, to]: readonly [number, number],
  t: ReturnType<typeof useLanguage>['t'],
) {
  return t('light.usualLength', { name, lengths: from === to ? `${from}` : `${from}–${to}` })
}
