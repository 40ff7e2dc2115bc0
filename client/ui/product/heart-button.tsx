import { useLanguage } from '../../i18n/use-translate.ts'
import * as uiNames from '../names.ts'
import { Icon } from '../picture/icon.tsx'

/**
 * Makes the product it stands in (`data-product`) a favorite, or not:
 * `client/favorites/favorites.ts`. Its `name` says which, to who cannot see where it is.
 */
export function HeartButton({ name }: { name: string }) {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className="heart"
      {...{ [uiNames.favorite]: '' }}
      aria-pressed="false"
      aria-label={t('favorites.heart', { name })}
    >
      <Icon name="heart" small />
    </button>
  )
}
