import { useEffect, useState } from 'react'
import type { OrderAnswer } from '../../shared/commerce/schema/order.ts'
import { type BoughtLamp, loadBoughtLamps } from '../../shared/purchase/bought-lamps.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'

/** At most this many lamps are shown beside each other. */
const maxShown = 3

/** How long the page may wait for the pictures, in ms. */
const timeoutMs = 1500

/** Loads the order's lamps; undefined until they are loaded, and empty after a failure. */
export function useLamps(order: OrderAnswer | undefined): BoughtLamp[] | undefined {
  const { urlTo } = useLanguage()
  const [lamps, setLamps] = useState<BoughtLamp[]>()
  useEffect(() => {
    if (!order) return
    loadBoughtLamps(
      order.items.map(({ product }) => product.product),
      urlTo,
      timeoutMs,
    ).then(setLamps, (error: unknown) => {
      console.info('The lamps did not load.', error)
      setLamps([])
    })
  }, [order, urlTo])
  return lamps
}

/** The lamps that were bought, while they are lit. */
export function LitLamps({ lamps }: { lamps: BoughtLamp[] }) {
  const { t } = useLanguage()
  const shown = lamps.slice(0, maxShown)
  if (shown.length === 0) return null
  return (
    <figure className="receipt-lamps dusk">
      <div>
        {shown.map(({ product, picture: { alt, ...picture } }) => (
          <img
            key={product}
            {...picture}
            alt={alt}
            sizes={shown.length > 1 ? '(width >= 48rem) 32vw, 50vw' : '(width >= 48rem) 32rem, 100vw'}
          />
        ))}
      </div>
      <figcaption>{t('checkout.dark')}</figcaption>
    </figure>
  )
}
