import { useEffect, useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import { fillBag } from '../../shared/commerce/session/fill-bag.ts'
import { loadSelection } from '../../shared/commerce/session/selection-store.ts'
import { useSelection } from '../../shared/hooks/use-selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx'
import { findBoughtItem } from './bought-item.ts'
import { startItemSession } from './item-session.ts'
import { Opening } from '../opening.tsx'
import { BuyNowForm } from './buy-now-form.tsx'

type Opened = { state: 'opening' | 'soldOut' | 'failed' } | { state: 'open'; item: string | null }

/**
 * The step before the payment page when the checkout's form is left out: it shows the total, and
 * asks what the total depends on. It buys the bag, or one item while the bag stays as it is.
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
  return (
    <div className="checkout-message" role="alert">
      <h1>{t('bag.buyNow')}</h1>
      <p>{t(opened.state === 'soldOut' ? 'buyNow.soldOut' : 'bag.unreachable')}</p>
      {opened.state === 'failed' && <Button onClick={open}>{t('bag.retry')}</Button>}
      <ButtonLink look="quiet" href={urlTo(paths.shop)}>
        {t('error.toShop')}
      </ButtonLink>
    </div>
  )
}

/** Puts one piece of the item into a selection of its own, unless it is there already. */
async function openPurchase(item: string | null): Promise<Opened> {
  if (item === null) return { state: 'open', item }
  startItemSession()
  const lines = (await loadSelection()).selection?.items ?? []
  if (lines.length === 1 && lines[0]?.item === item) return { state: 'open', item }
  const [shortage] = await fillBag([{ item, quantity: 1 }])
  return shortage ? { state: 'soldOut' } : { state: 'open', item }
}

function OpenBuyNow({ item }: { item: string | null }) {
  const { t, urlTo } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const selection = answer?.selection
  if (status === 'READY' && selection && selection.items.length > 0)
    return <BuyNowForm answer={answer} selection={selection} item={item} />
  if (status !== 'READY' && !failed) return <Opening title={t('bag.buyNow')} />
  return (
    <div className="checkout-message" role="alert">
      <h1>{t('bag.buyNow')}</h1>
      <p>{t(failed ? 'bag.unreachable' : 'checkout.empty')}</p>
      {failed ? (
        <Button onClick={retry}>{t('bag.retry')}</Button>
      ) : (
        <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
      )}
    </div>
  )
}
