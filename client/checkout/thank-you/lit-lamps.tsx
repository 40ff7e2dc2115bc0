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

/** The order's lamps; undefined while the page waits for them, `late` when it waits no longer. */
export type OrderLamps = BoughtLamp[] | 'late' | undefined

/** Loads the order's lamps. After a failure, the list is empty, or stays `late` if it was. */
export function useLamps(order: OrderAnswer | undefined): OrderLamps {
  const { urlTo } = useLanguage()
  const [lamps, setLamps] = useState<OrderLamps>()
  useEffect(() => {
    if (!order) return
    const timer = setTimeout(() => setLamps(current => current ?? 'late'), waitMs)
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
  lamps: NonNullable<OrderLamps>
}

/**
 * Pictures of the bought lamps, lit. If they load late, each product of the order first has an
 * empty place of the same size.
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
