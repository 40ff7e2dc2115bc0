import { useState } from 'react'
import * as paths from '../paths.ts'
import * as browserNames from '../shared/browser/names.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'

/** Leads back to the bag, on the page that the shopper came from. */
export function BackToBag() {
  const { t, urlTo } = useLanguage()
  const [before] = useState(() => pageBefore(urlTo(paths.checkout)))
  return (
    <a className="checkout-back" href={(before ?? urlTo(paths.shop)) + browserNames.bagFragment}>
      {t('checkout.back')}
    </a>
  )
}

/** The shop's own page before this one; null when it was none, or has no bag. */
function pageBefore(checkout: string): string | null {
  if (!document.referrer) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && !pathname.startsWith(checkout) ? pathname + search : null
}
