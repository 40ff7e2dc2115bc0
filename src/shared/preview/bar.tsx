import { use } from 'react'
import * as apiPaths from '#client/api-paths.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { addLocale } from '#client/urls.ts'
import type { AsOf } from './as-of.ts'
import { Day, Today } from './day.tsx'
import { MarksContext } from './marks.ts'

/**
 * The bar that marks a preview. A script (`client/editing/preview-bar.ts`) makes it movable; its
 * links and forms work without scripts.
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
