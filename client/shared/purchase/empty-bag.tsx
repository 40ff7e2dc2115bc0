import * as paths from '../../paths.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { ButtonLink } from '../ui/form/button.tsx'

/**
 * The message for an empty bag. Pages also contain it `hidden` behind the drawer's island, so that
 * an empty bag is shown without loading React (`client/bag/empty-bag.ts`).
 */
export function EmptyBag({ hidden }: { hidden?: boolean }) {
  const { t, urlTo } = useLanguage()
  return (
    <div className="bag-empty" hidden={hidden}>
      <p>{t('bag.empty')}</p>
      <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}
