import { type SubmitEvent, useState } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { formatLanguageName } from '../../shared/texts/language-name.ts'
import { locales } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { changeFile } from './ask.ts'
import { findLackingLocales, type LibraryFile } from './file.ts'
import { FocusPoint } from './focus-point.tsx'
import { scrollIntoNearest } from './show-all.ts'
import { Uses } from './use/uses.tsx'

interface DetailsProps {
  file: LibraryFile
  /**
   * Files that can be chosen as the lit version of this picture, or as a replacement for this file.
   */
  others: LibraryFile[]
  onPick?: (file: LibraryFile) => void
  onChanged: (file: LibraryFile) => void
  onRemoved: () => void
}

const centre = { x: 50, y: 50 }
/**
 * The maximum difference between the aspect ratios of an unlit and a lit picture, as a fraction.
 */
const maxRatioDifference = 0.01

/**
 * A form for the details of a file. A picture can be chosen for use only if it has an alternative
 * text in every language.
 */
export function FileDetails({ file, others, onPick, onChanged, onRemoved }: DetailsProps) {
  const { t, locale: reader } = useLanguage()
  const [alt, setAlt] = useState(file.alt ?? {})
  const [focus, setFocus] = useState(file.focus)
  const [name, setName] = useState(file.name)
  const [isUseRequested, setUseRequested] = useState(false)
  const saving = useMutation({ mutationFn: (body: object) => changeFile(file.id, body), onSuccess: onChanged })
  const isPicture = file.kind === 'picture'
  const lacking = isUseRequested ? findLackingLocales(alt) : []

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const wantsUse = event.nativeEvent.submitter?.getAttribute('value') === 'use'
    setUseRequested(wantsUse)
    if (wantsUse && isPicture && findLackingLocales(alt).length > 0) return
    const saved = await saving.mutateAsync(isPicture ? { name, alt, focus: focus ?? null } : { name }).catch(() => null)
    if (wantsUse && saved) onPick?.(saved)
  }

  return (
    <form ref={scrollIntoNearest} className="files-details" aria-label={file.name} onSubmit={save}>
      {isPicture && (
        <FocusPoint
          src={file.src}
          width={file.width}
          height={file.height}
          point={focus ?? centre}
          labels={{ point: t('files.focus'), x: t('files.fromLeft'), y: t('files.fromTop') }}
          onChange={setFocus}
        />
      )}
      <div className="files-facts">
        {focus && (
          <Button look="quiet" small onClick={() => setFocus(undefined)}>
            {t('files.noFocus')}
          </Button>
        )}
        <Field
          label={t('files.name')}
          required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {isPicture &&
          locales.map(locale => (
            <Field
              key={locale}
              multiline
              lang={locale}
              required={Boolean(onPick)}
              label={t('files.alt', { language: formatLanguageName(locale, reader) })}
              hint={t('files.altHint')}
              value={alt[locale] ?? ''}
              error={lacking.includes(locale) ? t('files.altMissing') : undefined}
              onChange={({ currentTarget }) => setAlt({ ...alt, [locale]: currentTarget.value })}
            />
          ))}
        {isPicture && <Lit file={file} others={others} onChoose={lit => saving.mutate({ lit })} />}
        <p className="soft">
          {isPicture && `${file.width} × ${file.height} px · `}
          <code>{file.src}</code>
        </p>
        <div className="files-buttons">
          {onPick && (
            <Button type="submit" value="use" loading={saving.isPending}>
              {t(isPicture ? 'files.use' : 'files.useFile')}
            </Button>
          )}
          <Button type="submit" look={onPick ? 'quiet' : 'primary'} loading={saving.isPending}>
            {t('files.save')}
          </Button>
        </div>
        <p role="status">{saving.isSuccess && t('files.saved')}</p>
        {saving.isError && (
          <p className="notice notice-error" role="alert">
            {t('files.failed')}
          </p>
        )}
        <Uses file={file} others={others} isInDialog={Boolean(onPick)} onRemoved={onRemoved} />
      </div>
    </form>
  )
}

/**
 * Lets the editor choose the lit picture (the same view with the lamps on) that belongs to an unlit
 * one. Only pictures with the same aspect ratio can be chosen.
 */
function Lit({
  file,
  others,
  onChoose,
}: {
  file: LibraryFile
  others: LibraryFile[]
  onChoose: (id: string | null) => void
}) {
  const { t } = useLanguage()
  const aspectRatio = ({ width = 1, height = 1 }: Pick<LibraryFile, 'width' | 'height'>) => width / height
  const fitting = others.filter(
    one =>
      one.kind === 'picture' &&
      one.id !== file.id &&
      !one.lit &&
      Math.abs(aspectRatio(one) / aspectRatio(file) - 1) <= maxRatioDifference,
  )
  const options = file.lit ? [file.lit, ...fitting] : fitting
  return (
    <label className="field">
      <span className="field-label">{t('files.lit')}</span>
      <select
        className="field-control"
        value={file.lit?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      >
        <option value="">{t('files.noLit')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
