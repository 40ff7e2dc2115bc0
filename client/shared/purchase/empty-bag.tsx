import * as paths from '../../paths.ts'
import { useLanguage } from '../texts/use-translate.ts'
import { ButtonLink } from '../ui/form/button.tsx'

/**
 * What a bag without lines says. Pages have it `hidden` behind the drawer's island too: an empty
 * bag is shown without React (`client/bag/empty-bag.ts`).
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
