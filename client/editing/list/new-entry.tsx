import { type FormEvent, useId, useState } from 'react'
import * as paths from '../../paths.ts'
import { defaultLocale, type Locale, languageTag, locales } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { buildEntryPath, callContent, type EntryId } from '../entry/ask.ts'
import { beginEntry, findTitleField, makeSlug } from '../entry/begin.ts'
import { loadOwnPage } from '../entry/own-page.ts'
import { formatNativeName } from '../form/localized-field.tsx'
import { type EntryType, useTypes } from '../panel/types.ts'

interface NewEntryProps {
  onBegun: (key: EntryId) => void
  onCancel: () => void
}

/** The form that begins a new entry. It contains the entry's kind, title and id. */
export function NewEntry({ onBegun, onCancel }: NewEntryProps) {
  const { t } = useLanguage()
  const types = useTypes().filter(({ only }) => !only)
  const [type, setType] = useState(types[0])
  const kindId = useId()
  return (
    <div className="editing-new">
      <div className="field">
        <label className="field-label" htmlFor={kindId}>
          {t('editing.kind')}
        </label>
        <select
          id={kindId}
          className="field-control"
          value={type?.type}
          // biome-ignore lint/a11y/noAutofocus: the editor clicked to open this form.
          autoFocus
          onChange={({ currentTarget }) => setType(types.find(one => one.type === currentTarget.value))}
        >
          {types.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {type && <Naming key={type.type} type={type} onBegun={onBegun} onCancel={onCancel} />}
    </div>
  )
}

function Naming({ type, onBegun, onCancel }: NewEntryProps & { type: EntryType }) {
  const { t } = useLanguage()
  const title = findTitleField(type.node)?.node
  const languages: readonly Locale[] = title?.localized ? locales : [defaultLocale]
  const [titles, setTitles] = useState<Record<string, string>>({})
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const defaultTitle = titles[defaultLocale] ?? ''
  const id = typed ?? suggestId(type, defaultTitle)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const found = await findProblem(type, id)
    if (found) setProblem(t(found))
    else {
      await beginEntry({ type: type.type, id }, type.node, { ...emptyTitles, ...titles })
      onBegun({ type: type.type, id })
    }
    setBusy(false)
  }

  return (
    <form className="editing-new" onSubmit={event => void submit(event).catch(console.warn)}>
      {title &&
        languages.map(locale => (
          <Field
            key={locale}
            label={title.localized ? `${title.label}, ${formatNativeName(locale)}` : title.label}
            lang={title.localized ? languageTag(locale) : undefined}
            required={locale === defaultLocale}
            autoComplete="off"
            value={titles[locale] ?? ''}
            onChange={({ currentTarget }) => setTitles({ ...titles, [locale]: currentTarget.value })}
          />
        ))}
      <Field
        label={t('entryList.id')}
        hint={type.id.hint}
        error={problem}
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={id}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value.trim())
          setProblem('')
        }}
      />
      <div className="actions">
        <Button type="submit" small loading={isBusy}>
          {t('entryList.begin')}
        </Button>
        <Button small look="quiet" onClick={onCancel}>
          {t('entryList.cancel')}
        </Button>
      </div>
    </form>
  )
}

const emptyTitles = Object.fromEntries(locales.map(locale => [locale, '']))

/** Suggests an id made from the title. Returns an empty text if that id would not be valid. */
function suggestId({ type, id }: EntryType, title: string) {
  const slug = type === 'page' ? paths.info.replace(':slug', makeSlug(title)) : makeSlug(title)
  return title && new RegExp(id.pattern).test(slug) && type !== 'product' ? slug : ''
}

/**
 * Returns the key of the text that says why a new entry cannot have this id, or null if it can.
 * Without a connection, it does not check whether the id is taken.
 */
async function findProblem({ type, id: rule }: EntryType, id: string) {
  if (!new RegExp(rule.pattern).test(id)) return 'entryList.badId'
  if ((await callContent(buildEntryPath({ type, id }))).ok) return 'entryList.taken'
  const path = type === 'page' ? await loadOwnPage(type, id).catch(() => id) : id
  return path ? null : 'entryList.noPage'
}
