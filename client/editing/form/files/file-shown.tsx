import * as apiPaths from '../../../api-paths.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { isObject } from '../../entry/value.ts'

/**
 * Shows a field's file: a picture itself, or a link to any other file. Renders nothing without a
 * file.
 */
export function FileShown({ value, label }: { value: unknown; label: string }) {
  const { t } = useLanguage()
  const src = isObject(value) && typeof value.src === 'string' ? value.src : ''
  if (!src) return null
  const light = isObject(value) && value.light === 'lit' ? t('editing.lit') : label
  return (
    <figure className="editing-file">
      {src.startsWith(`${apiPaths.image}/`) ? (
        <img src={`${src}_200`} alt="" loading="lazy" />
      ) : (
        <a href={src}>{src}</a>
      )}
      <figcaption>{light}</figcaption>
    </figure>
  )
}
