import type { ReactNode } from 'react'
import * as apiPaths from '../../../api-paths.ts'
import { type Locale, locales } from '../../../shared/texts/locales.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { isObject, listTexts, type Path } from '../../entry/value.ts'
import { formatNativeName } from '../../form/localized-field.tsx'
import { type FormNode, summarize } from '../../form/node.ts'

/** Formats the labels of a field and of the parts around it: `Footer, Columns 2, Title (sv)`. */
export function formatLabel(node: FormNode, path: Path): string {
  const [step, ...rest] = path
  if (step === undefined) return ''
  if (node.localized) {
    const inside = formatLabel({ ...node, localized: false }, rest)
    const language = locales.find(locale => locale === step)
    return `(${language ? formatNativeName(language) : step})${prefixed(inside, ' ')}`
  }
  if (typeof step === 'number') return `${step + 1}${prefixed(node.item ? formatLabel(node.item, rest) : '', ', ')}`
  const all = [...node.fields, ...node.kinds.flatMap(kind => kind.node.fields)]
  const field = all.find(({ name }) => name === step)?.node
  if (!field) return ''
  const inside = formatLabel(field, rest)
  return `${field.label}${prefixed(inside, /^[\d(]/.test(inside) ? ' ' : ', ')}`
}

const prefixed = (text: string, before: string) => text && before + text

/** Shows a value as text and pictures, so that it can be compared with another. */
export function Value({ value }: { value: unknown }): ReactNode {
  const { t, locale } = useLanguage()
  const pictures = [...new Set(findPictures(value))]
  const text = isPictureAddress(value) ? '' : formatText(value, locale)
  if (!text && pictures.length === 0) return <span className="soft">{t('editing.nothing')}</span>
  return (
    <>
      {pictures.map(src => (
        <img key={src} src={src} alt={t('editing.picture', { name: parseFileName(src) })} loading="lazy" />
      ))}
      {text}
    </>
  )
}

/** Finds the addresses of all pictures in a value. Addresses without a size get a small one. */
function findPictures(value: unknown): string[] {
  if (isPictureAddress(value)) return [value]
  if (isObject(value) && isPictureAddress(value.src)) return [`${value.src}_200`]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findPictures) : []
}

const isPictureAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(`${apiPaths.image}/`)

/** The name of a picture's file: `hall-lit` for `/image/p/hall-lit.3f2a_200`. */
const parseFileName = (src: string) => src.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

/** The text of a value; each item of a list is on its own line. */
function formatText(value: unknown, locale: Locale): string {
  const parts = Array.isArray(value) ? value : [value]
  const lines = parts.map(part => formatPlain(part) || summarize(part, locale) || formatBlock(part))
  return lines.filter(Boolean).join('\n')
}

/** The text of a block of Portable Text, or of a plain value. */
function formatPlain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(formatPlain).filter(Boolean).join('\n')
  if (!isObject(value)) return ''
  if (Array.isArray(value.children)) return value.children.map(formatPlain).join('')
  return typeof value.text === 'string' ? value.text : ''
}

/** The kind and words of a block that the editor does not support. */
const formatBlock = (value: unknown) =>
  isObject(value) && typeof value._type === 'string'
    ? [value._type, listTexts(value).join(' ')].filter(Boolean).join(': ')
    : ''
