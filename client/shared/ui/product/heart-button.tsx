import { useLanguage } from '../../texts/use-translate.ts'
import * as uiNames from '../names.ts'

/**
 * A button that adds the product of the surrounding element (`data-product`) to the favorites or
 * removes it (`client/favorites/favorites.ts`). `name` is the product's name, for screen readers.
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
    />
  )
}
