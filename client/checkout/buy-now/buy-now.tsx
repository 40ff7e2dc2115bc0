import { useEffect, useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import { fillBag } from '../../shared/commerce/session/fill-bag.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { useSelection } from '../../shared/hooks/use-selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { ButtonLink } from '../../shared/ui/form/button.tsx'
import { CheckoutFailed, EmptyCheckout } from '../closed.tsx'
import { Opening } from '../opening.tsx'
import { useRemovedLine } from '../removed-line.tsx'
import { findBoughtItem } from './bought-item.ts'
import { BuyNowForm } from './buy-now-form.tsx'
import { startItemSession } from './item-session.ts'

type Opened = { state: 'opening' | 'soldOut' | 'failed' } | { state: 'open'; item: string | null }

/**
 * The “Buy now” page, which replaces the checkout. It shows the total, and has only the fields that
 * affect the total. It buys the bag, or a single item while the bag stays as it is.
 */
export function BuyNow() {
  const { t, urlTo } = useLanguage()
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  const started = useRef(false)
  const open = () => {
    setOpened({ state: 'opening' })
    openPurchase(findBoughtItem(location)).then(setOpened, (error: unknown) => {
      console.warn('The purchase could not be opened.', error)
      setOpened({ state: 'failed' })
    })
  }
  useEffect(() => {
    if (started.current) return
    started.current = true
    open()
  })
  if (opened.state === 'open') return <OpenBuyNow item={opened.item} />
  if (opened.state === 'opening') return <Opening title={t('bag.buyNow')} />
  if (opened.state === 'failed') return <CheckoutFailed title={t('bag.buyNow')} retry={open} />
  return (
    <div className="checkout-message" role="alert">
      <h1>{t('bag.buyNow')}</h1>
      <p>{t('buyNow.soldOut')}</p>
      <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}

/** Puts one piece of the item into a selection of its own, unless it is already there. */
async function openPurchase(item: string | null): Promise<Opened> {
  if (item === null) return { state: 'open', item }
  startItemSession()
  const lines = (await loadSelection()).selection?.items ?? []
  if (lines.length === 1 && lines[0]?.item === item) return { state: 'open', item }
  const [shortage] = await fillBag([{ item, quantity: 1 }])
  return shortage ? { state: 'soldOut' } : { state: 'open', item }
}

function OpenBuyNow({ item }: { item: string | null }) {
  const { t } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const removedLine = useRemovedLine()
  const selection = answer?.selection
  if (status === 'READY' && selection && selection.items.length > 0) {
    return <BuyNowForm answer={answer} selection={selection} item={item} {...removedLine} />
  }
  if (failed) return <CheckoutFailed title={t('bag.buyNow')} retry={retry} />
  if (status !== 'READY') return <Opening title={t('bag.buyNow')} />
  return <EmptyCheckout title={t('bag.buyNow')}>{removedLine.removedMessage}</EmptyCheckout>
}
