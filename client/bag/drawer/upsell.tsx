import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import type { SelectionLine } from '../../shared/commerce/schema/selection.ts'
import { parseStockLabel } from '../../shared/commerce/stock.ts'
import { useAddItem } from '../../shared/hooks/use-add-item.ts'
import { formatAmount } from '../../shared/money/money.ts'
import { formatAddFailure } from '../../shared/purchase/add-failure.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { EnergyArrow } from '../../shared/ui/product/energy-arrow.tsx'
import { Price } from '../../shared/ui/product/price.tsx'
import { rescueFocus } from '../../shared/ui/rescue-focus.ts'
import { useOnLeave } from '../../shared/ui/use-on-leave.ts'
import { type Recommended, useRecommended } from './recommended.ts'

/** How long the button shows "Added!", in ms. */
const addedMs = 2000
/** Recommendations are requested for at most this number of products: those added last. */
const maxProducts = 20

interface UpsellProps {
  lines: SelectionLine[]
  /** ISO code of the selection's currency. */
  currency: string
  /**
   * Called when the labels that must be shown beside prices have loaded: energy arrows and links to
   * guarantees, by product id.
   */
  onArrows: (arrows: Map<string, ReactNode>) => void
  /** Called when a recommendation disappears from the list. */
  onGone: () => void
}

/**
 * Light sources and accessories that fit the bag's products. If lamps in the bag lack a light
 * source, its button adds as many as they need. Renders nothing if there are none.
 */
export function Upsell({ lines, currency, onArrows, onGone }: UpsellProps) {
  const { t } = useLanguage()
  const inBag = [...new Set(lines.map(({ product }) => product.product))]
  // Products that are now in the bag but stay in the list while their button shows "Added!". In the
  // meantime, recommendations are not reloaded.
  const [heldProducts, setHeld] = useState<string[]>([])
  const wanted = inBag.slice(-maxProducts).sort().join(',')
  const [requested, setRequested] = useState(wanted)
  if (heldProducts.length === 0 && requested !== wanted) setRequested(wanted)
  const { note, recommended, labels } = useRecommended(requested, currency)
  // Passes on energy classes and guarantees, which the checkout interface does not send.
  useEffect(() => {
    onArrows(
      new Map(
        labels.map(({ product, slug, energy, guarantee }) => [
          product,
          <>
            {energy && <EnergyArrow letter={energy} slug={slug} />}
            {guarantee && <Guarantee slug={slug} years={guarantee} />}
          </>,
        ]),
      ),
    )
  }, [labels, onArrows])
  const shown = recommended.filter(({ product }) => heldProducts.includes(product) || !inBag.includes(product))
  const title = useRef<HTMLHeadingElement>(null)
  if (shown.length === 0) return null
  const countNeeded = ({ needs }: Recommended) =>
    lines.reduce((sum, line) => sum + line.quantity * needs.filter(id => id === line.product.product).length, 0)
  return (
    <section className="upsell" aria-labelledby="upsell-title">
      <h3 id="upsell-title" tabIndex={-1} ref={title}>
        {t('bag.recommended')}
      </h3>
      <p>{note}</p>
      <ul>
        {shown.map(one => (
          <UpsellItem
            key={one.product}
            one={one}
            quantity={countNeeded(one)}
            onHold={() => setHeld(now => [...now, one.product])}
            onRelease={() => setHeld(now => now.filter(product => product !== one.product))}
            onGone={() => {
              rescueFocus(title.current)
              onGone()
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface UpsellItemProps {
  one: Recommended
  /** How many pieces the bag's lamps lack. The button adds this number, or one piece if it is 0. */
  quantity: number
  onHold: () => void
  onRelease: () => void
  /** Called when this recommendation disappears from the page. */
  onGone: () => void
}

/** A link to the EU durability label of the producer's guarantee. */
function Guarantee({ slug, years }: { slug: string; years: number }) {
  const { t, urlTo } = useLanguage()
  return (
    <a className="guarantee-mark" href={urlTo(paths.guaranteeLabel, slug)}>
      {t('bag.guarantee', { years })}
    </a>
  )
}

function UpsellItem({ one, quantity, onHold, onRelease, onGone }: UpsellItemProps) {
  const { t, urlTo, locale } = useLanguage()
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const [message, setMessage] = useState('')
  const add = useAddItem(quantity || 1)
  const { item, slug, name, finish, picture, price, energy, guarantee, stock } = one
  useOnLeave(onGone)

  function press() {
    if (state !== 'idle') return
    setState('adding')
    setMessage('')
    onHold()
    add.mutate(item, {
      onSuccess: () => {
        setState('added')
        setTimeout(() => {
          setState('idle')
          onRelease()
        }, addedMs)
      },
      onError: error => {
        setState('idle')
        setMessage(formatAddFailure(error, t))
        onRelease()
      },
    })
  }

  return (
    <li className="upsell-item">
      <div className="thumbnail">{picture && <img src={picture} alt="" width={64} height={80} />}</div>
      <div>
        <a href={urlTo(paths.product, slug)}>
          {name} <span className="soft">{finish}</span>
        </a>
        <Price price={price}>{energy && <EnergyArrow letter={energy} slug={slug} />}</Price>
        {quantity > 1 &&
          `${formatAmount(price.amount * quantity, price.currency, locale)} ${t('bag.for', { quantity })}`}
        {guarantee && <Guarantee slug={slug} years={guarantee} />}
      </div>
      {parseStockLabel(stock) === 'yes' ? (
        <Button small look="quiet" loading={state === 'adding'} onClick={press}>
          {{ adding: t('bag.adding'), added: t('bag.added'), idle: `${t('bag.addShort')} ${quantity || ''}` }[state]}{' '}
          <span className="visually-hidden">{name}</span>
        </Button>
      ) : (
        <p className="soft">{t('stock.few')}</p>
      )}
      <p className="upsell-message" role="status">
        {message}
      </p>
    </li>
  )
}
