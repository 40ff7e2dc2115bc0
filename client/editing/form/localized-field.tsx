import { formatLanguageName } from '../../shared/texts/language-name.ts'
import { type Locale, languageTag, locales } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { getValue, isObject } from '../entry/value.ts'
import { buildControlId, FormContext, type NodeFieldProps, useForm } from './form-context.ts'
import { NeededMark } from './needed.tsx'
import { createEmptyValue, isEmptyValue } from './node.ts'

/**
 * A field with a value for each language. If one language has a text, the languages without one are
 * marked.
 */
export function LocalizedField({ node, label, path }: NodeFieldProps) {
  const { t } = useLanguage()
  const form = useForm()
  const value = getValue(form.data, path)
  const texts = isObject(value) ? value : {}
  const hasText = locales.some(locale => !isEmptyValue(texts[locale]))
  const own = { ...node, localized: false, label: '', hint: '' }
  // When the first text is written, the texts in the other languages become empty instead of
  // missing.
  const change: typeof form.change = (at, changed) => {
    const isFirst = !isObject(value)
    if (isFirst) form.change(path, Object.assign({}, createEmptyValue(node), { [String(at[path.length])]: changed }))
    else form.change(at, changed)
  }
  return (
    <fieldset className="editing-languages" id={buildControlId(path)} tabIndex={-1}>
      <legend>
        {label} <NeededMark node={node} />
      </legend>
      {node.hint && <p className="field-hint">{node.hint}</p>}
      <FormContext value={{ ...form, change }}>
        {locales.map(locale => {
          const isMissing = hasText && isEmptyValue(texts[locale])
          // The buttons of a list are named after the list, so the name must include the list's
          // label.
          const name = node.kind === 'list' ? `${label}, ${formatNativeName(locale)}` : formatNativeName(locale)
          return (
            <div key={locale} lang={languageTag(locale)} className={isMissing ? 'editing-missing' : undefined}>
              <form.Field
                node={{ ...own, optional: false }}
                label={isMissing ? `${name} (${t('editing.missing')})` : name}
                path={[...path, locale]}
                lang={languageTag(locale)}
              />
            </div>
          )
        })}
      </FormContext>
    </fieldset>
  )
}

/**
 * A language's own name, capitalized. `formatOwnName` does the same, but it must not become part of
 * the files that shoppers load.
 */
export function formatNativeName(locale: Locale): string {
  const name = formatLanguageName(locale, locale)
  return name.charAt(0).toLocaleUpperCase(languageTag(locale)) + name.slice(1)
}
