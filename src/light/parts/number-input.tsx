import { formatNumber, languageTag } from '#client/shared/texts/locales.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { NumberField } from '../../shared/edge/query/light/fields.ts'
import type { TypedNumber } from '../../shared/edge/query/light/typed.ts'

interface NumberInputProps {
  name: string
  /** The label, with the unit in brackets. */
  label: string
  field: NumberField
  typed: TypedNumber
  hint?: string
}

/** A number field that keeps invalid input and shows what is wrong with it. */
export function NumberInput({ name, label, field, typed, hint }: NumberInputProps) {
  const language = useLanguage()
  return (
    <Field
      name={name}
      label={label}
      defaultValue={typed.problem ? typed.text : formatTyped(typed.text, language)}
      {...(hint && { hint })}
      {...(typed.problem && { error: formatNumberError(typed.problem, field, language) })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      required={field.usual !== null}
    />
  )
}

/** Formats a number for its field, without thousands separators, which could be misread. */
const formatTyped = (text: string, { locale }: Language) =>
  text === '' ? '' : Number(text).toLocaleString(languageTag(locale), { useGrouping: false, maximumFractionDigits: 4 })

function formatNumberError(
  problem: NonNullable<TypedNumber['problem']>,
  { least, most }: NumberField,
  { locale, t }: Language,
) {
  const number = (value: number) => formatNumber(value, locale)
  if (problem === 'low') return t('light.tooLow', { least: number(least) })
  if (problem === 'high') return t('light.tooHigh', { most: number(most) })
  return t(problem === 'missing' ? 'light.missing' : 'light.noNumber')
}
