import { useRef } from 'react'
import * as paths from '../../paths.ts'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import type { OrderAnswer } from '../../shared/commerce/schema/order.ts'
import { fillBag, type Shortage, type WantedLine } from '../../shared/commerce/session/fill-bag.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'

interface OrderAgainProps {
  order: OrderAnswer
  /** The order's title, for screen readers. */
  title: string
}

/**
 * Adds the items of an order to the bag at today's prices, and reports items that are not
 * available.
 */
export function OrderAgain({ order, title }: OrderAgainProps) {
  const { t } = useLanguage()
  /**
   * The lines that the bag should contain. They are kept after a failure, so that a retry adds
   * nothing twice.
   */
  const wanted = useRef<WantedLine[] | null>(null)
  const again = useMutation({
    mutationFn: async () => {
      wanted.current ??= mergeOrderLines([...((await loadSelection()).selection?.items ?? []), ...order.items])
      const shortages = await fillBag(wanted.current)
      wanted.current = null
      return shortages
    },
  })
  return (
    <div className="orders-again">
      <Button small look="quiet" loading={again.isPending} onClick={() => again.mutate()}>
        {t(again.isPending ? 'bag.adding' : 'orders.again')} <span className="visually-hidden">{title}</span>
      </Button>
      <div role="status">{again.data && <Added order={order} shortages={again.data} />}</div>
      <div role="alert">{again.isError && <p className="notice notice-error">{t('orders.againFailed')}</p>}</div>
    </div>
  )
}

/** Reports what was added to the bag, and what is not available. */
function Added({ order: { items }, shortages }: { order: OrderAnswer; shortages: Shortage[] }) {
  const { t, urlTo } = useLanguage()
  const missing = shortages.flatMap(({ item, available }) => {
    const name = items.find(line => line.item === item)?.product.name
    if (!name) return []
    return [{ item, text: available ? t('orders.short', { name, available }) : t('orders.gone', { name }) }]
  })
  const isNone = missing.length >= new Set(items.map(({ item }) => item)).size
  return (
    <div className="notice orders-added">
      <p>{missing.length === 0 ? t('orders.inBag') : isNone ? t('orders.noneInBag') : t('orders.partlyInBag')}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ item, text }) => (
            <li key={item}>{text}</li>
          ))}
        </ul>
      )}
      {!isNone && <a href={urlTo(paths.checkout)}>{t('bag.checkout')}</a>}
    </div>
  )
}

/** Adds up the quantities of lines with the same item. Lines without an item are left out. */
function mergeOrderLines(lines: WantedLine[]): WantedLine[] {
  const quantities = new Map<string, number>()
  for (const { item, quantity } of lines) {
    if (item && quantity > 0) quantities.set(item, (quantities.get(item) ?? 0) + quantity)
  }
  return [...quantities].map(([item, quantity]) => ({ item, quantity }))
}
