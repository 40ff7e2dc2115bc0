import { useLanguage } from '../i18n/use-translate.ts'
import { Icon } from './icon.tsx'

/** Makes a product a favorite, or not: `client/favorites/favorites.ts`. `name` says which, to who cannot see where it is. */
export function HeartButton({ id, name }: { id: string; name: string }) {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className="heart"
      data-favorite={id}
      aria-pressed="false"
      aria-label={t('favorites.heart', { name })}
    >
      <Icon name="heart" small />
    </button>
  )
}
