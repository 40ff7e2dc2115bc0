import * as bagNames from '#client/shared/names/bag.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

/**
 * The notice that shows for 2 s after adding to the bag: empty until `client/bag/bag-count.ts`
 * fills it. `shown` is for the style guide.
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
