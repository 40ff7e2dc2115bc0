import { useState } from 'react'
import * as paths from '../paths.ts'
import * as browserNames from '../shared/browser/names.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'

/** A link back to the bag, on the page that the shopper came from. */
export function BackToBag() {
  const { t, urlTo } = useLanguage()
  const [before] = useState(() => findPageBefore(urlTo(paths.checkout)))
  return (
    <a className="checkout-back" href={(before ?? urlTo(paths.shop)) + browserNames.bagFragment}>
      {t('checkout.back')}
    </a>
  )
}

/** The path of the previous page if it is a page of the shop outside the checkout, else null. */
function findPageBefore(checkout: string): string | null {
  if (!document.referrer) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && !pathname.startsWith(checkout) ? pathname + search : null
}
