import * as apiPaths from '#client/api-paths.ts'
import * as frameNames from '#client/frame/names.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { localePath } from '#client/urls.ts'

/**
 * The bar that marks a preview. Its script (`client/frame/preview-bar.ts`) makes it movable; its
 * links work without.
 */
export function PreviewBar({ path }: { path: string }) {
  const { locale, t } = useLanguage()
  const here = localePath(locale, path)
  return (
    <preview-bar class="preview-bar" role="region" aria-label={t('preview.title')}>
      <button type="button" className="preview-bar-handle" aria-label={t('preview.move')}>
        {t('preview.title')}
      </button>
      <a href={here} {...{ [frameNames.refresh]: '' }}>
        {t('preview.refresh')}
      </a>
      <a href={`${apiPaths.leavePreview}?path=${encodeURIComponent(here)}`}>{t('preview.exit')}</a>
    </preview-bar>
  )
}
