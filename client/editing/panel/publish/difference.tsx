import type { ReactNode } from 'react'
import { locales } from '../../../i18n/locales.ts'
import { useLanguage } from '../../../i18n/use-translate.ts'
import { isObject, type Path } from '../../entry/value.ts'
import { languageName } from '../../form/localized-field.tsx'
import { type FormNode, summaryOf } from '../../form/node.ts'

/** The labels on the way to a field: `Footer, Columns 2, Title (sv)`. */
export function labelOf(node: FormNode, path: Path): string {
  const [step, ...rest] = path
  if (step === undefined) return ''
  if (node.localized) {
    const inside = labelOf({ ...node, localized: false }, rest)
    const language = locales.find(locale => locale === step)
    return `(${language ? languageName(language) : step})${tail(inside, ' ')}`
  }
  if (typeof step === 'number') return `${step + 1}${tail(node.item ? labelOf(node.item, rest) : '', ', ')}`
  const all = [...node.fields, ...node.kinds.flatMap(kind => kind.node.fields)]
  const field = all.find(({ name }) => name === step)?.node
  if (!field) return ''
  const inside = labelOf(field, rest)
  return `${field.label}${tail(inside, /^[\d(]/.test(inside) ? ' ' : ', ')}`
}

const tail = (text: string, before: string) => text && before + text

/** A value in words, for comparing. */
export function Value({ value }: { value: unknown }): ReactNode {
  const { t, locale } = useLanguage()
  const listed = Array.isArray(value) ? value.map(one => summaryOf(one, locale)).filter(Boolean) : []
  const text = plainOf(value) || listed.join('\n') || summaryOf(value, locale)
  return text || <span className="soft">{t('editing.nothing')}</span>
}

/** The text of Portable Text, of a block or of a list of anything. */
function plainOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(plainOf).filter(Boolean).join('\n')
  if (!isObject(value)) return ''
  if (Array.isArray(value.children)) return value.children.map(plainOf).join('')
  return typeof value.text === 'string' ? value.text : ''
}
