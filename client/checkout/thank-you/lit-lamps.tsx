import { useEffect, useState } from 'react'
import type { OrderAnswer } from '../../shared/commerce/schema/order.ts'
import { type BoughtLamp, loadBoughtLamps } from '../../shared/purchase/bought-lamps.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'

/** At most this many lamps are shown beside each other. */
const maxShown = 3

/** How long the pictures may take to load, in ms. */
const timeoutMs = 20_000

/** How long the page waits for the pictures, in ms. Later it shows their places. */
const waitMs = 1500

/** The order's lamps. Until they are loaded, `late` means that the page is shown without them. */
export type Lamps = BoughtLamp[] | 'late' | undefined

/** Loads the order's lamps. The list is empty after a failure, unless their places are shown. */
export function useLamps(order: OrderAnswer | undefined): Lamps {
  const { urlTo } = useLanguage()
  const [lamps, setLamps] = useState<Lamps>()
  useEffect(() => {
    if (!order) return
    const timer = setTimeout(setLamps, waitMs, 'late')
    loadBoughtLamps(findProducts(order), urlTo, timeoutMs)
      .then(setLamps, (error: unknown) => {
        console.info('The lamps did not load.', error)
        setLamps(current => current ?? [])
      })
      .finally(() => clearTimeout(timer))
  }, [order, urlTo])
  return lamps
}

const findProducts = ({ items }: OrderAnswer) => [...new Set(items.map(({ product }) => product.product))]

interface LitLampsProps {
  order: OrderAnswer
  lamps: NonNullable<Lamps>
}

/**
 * The lamps that were bought, while they are lit. While they are late, each product of the order
 * has an empty place of the same size.
 */
export function LitLamps({ order, lamps }: LitLampsProps) {
  const { t } = useLanguage()
  const isLate = lamps === 'late'
  const places = isLate ? findProducts(order).slice(0, maxShown) : []
  const shown = isLate ? [] : lamps.slice(0, maxShown)
  if (places.length + shown.length === 0) return null
  return (
    <figure className="receipt-lamps dusk">
      <div>
        {places.map(product => (
          <span key={product} />
        ))}
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
