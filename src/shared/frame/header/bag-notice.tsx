import * as bagNames from '#client/shared/names/bag.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

/**
 * The notice that `client/bag/bag-count.ts` shows for 2 s after adding to the bag; empty until
 * then. The style guide sets `shown`.
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
