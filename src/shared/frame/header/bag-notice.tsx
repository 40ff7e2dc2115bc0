import * as bagNames from '#client/shared/names/bag.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

/**
 * The notice that an item was added to the bag. It is empty until `client/bag/bag-count.ts` fills
 * it for 2 s. Only the style guide sets `shown`.
 */
export function BagNotice({ shown }: { shown?: boolean }) {
  const { t } = useLanguage()
  return (
    <p
      className="bag-notice"
      role="status"
      {...{ [bagNames.notice]: t('frame.itemAdded') }}
      {...{ [bagNames.several]: t('frame.itemsAdded', { count: '#' }) }}
    >
      {shown && t('frame.itemAdded')}
    </p>
  )
}
