import { use } from 'react'
import * as apiPaths from '#client/api-paths.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { addLocale } from '#client/urls.ts'
import { type AsOf, formatAsOf, formatFieldTime } from './as-of.ts'
import { MarksContext } from './marks.ts'

interface DayProps {
  /** The path of the current page, with its locale. */
  path: string
  asOf: AsOf | undefined
}

/** Shows the time or release of the preview, and a form to choose another time. */
function Day({ path, asOf }: DayProps) {
  const language = useLanguage()
  const { t } = language
  return (
    <details className="preview-day">
      <summary>{asOf ? t('preview.asOf', { time: formatAsOf(asOf, language) }) : t('preview.asOfToday')}</summary>
      <form method="post" action={apiPaths.previewDay} {...{ [frameNames.day]: '' }}>
        <input type="hidden" name="path" value={path} />
        <label className="preview-day-field">
          {t('preview.otherDay')}
          <input
            className="field-control"
            type="datetime-local"
            name="time"
            defaultValue={formatFieldTime(asOf)}
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            aria-describedby={hintId}
            required
          />
        </label>
        <button type="submit" className="button button-small">
          {t('preview.show')}
        </button>
        <p id={hintId}>{t('preview.asOfHint')}</p>
        <p
          role="alert"
          {...{ [frameNames.tooFar]: t('preview.tooFar'), [frameNames.dayFailed]: t('preview.notShown') }}
        />
      </form>
    </details>
  )
}

const hintId = 'preview-day-hint'

/** A button that returns to today's drafts. */
function Today({ path }: Pick<DayProps, 'path'>) {
  const { t } = useLanguage()
  return (
    <form method="post" action={apiPaths.previewDay}>
      <input type="hidden" name="path" value={path} />
      <button type="submit">{t('preview.today')}</button>
    </form>
  )
}

/**
 * The bar on every page of a preview. `client/editing/preview-bar.ts` makes it movable; its links
 * and forms work without scripts.
 */
export function PreviewBar({ path, asOf }: { path: string; asOf: AsOf | undefined }) {
  const { locale, t } = useLanguage()
  const isOwnContent = use(MarksContext)
  const here = addLocale(locale, path)
  return (
    <preview-bar
      class="preview-bar"
      role="region"
      aria-label={t('preview.title')}
      {...(asOf && { [editingNames.asOf]: '' })}
    >
      <button type="button" className="preview-bar-handle" aria-label={t('preview.move')}>
        {t('preview.title')}
      </button>
      {isOwnContent && <Day path={here} asOf={asOf} />}
      {asOf && <Today path={here} />}
      <div className="preview-bar-tools" {...{ [editingNames.tools]: '' }} />
      <a href={here} {...{ [frameNames.refresh]: '' }}>
        {t('preview.refresh')}
      </a>
      <a href={`${apiPaths.leavePreview}?path=${encodeURIComponent(here)}`}>{t('preview.exit')}</a>
    </preview-bar>
  )
}
