import { use } from 'react'
import * as apiPaths from '#client/api-paths.ts'
import * as editingNames from '#client/editing/names.ts'
import * as frameNames from '#client/frame/names.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { localePath } from '#client/urls.ts'
import { MarksContext } from '../editing/marks.ts'
import type { AsOf } from './as-of.ts'
import { Day, Today } from './day.tsx'

/**
 * The bar that marks a preview. Its script (`client/frame/preview-bar.ts`) makes it movable; its
 * links and forms work without.
 */
export function PreviewBar({ path, asOf }: { path: string; asOf: AsOf | undefined }) {
  const { locale, t } = useLanguage()
  const isOwnContent = use(MarksContext)
  const here = localePath(locale, path)
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
