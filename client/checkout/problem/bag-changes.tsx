import * as paths from '../../paths.ts'
import type { Selection, SelectionLine } from '../../shared/commerce/schema/selection.ts'
import { formatAmount } from '../../shared/money/money.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { type CheckoutProblem, formatGrandTotal, formatProductName, type Loss } from './problem.ts'

interface BagChangesProps {
  problem: CheckoutProblem
  losses: Loss[]
  /** The bag as it is now. */
  now: Selection | undefined
}

/** Lists the changes of the bag: the total, lost lines, and changed prices. */
export function BagChanges({ problem, losses, now }: BagChangesProps) {
  const { t, locale } = useLanguage()
  const seen = problem.isChanged ? problem.seen : undefined
  // If the shopper returns from a payment, only the message's key shows that lines are sold out.
  const isStock = problem.key === 'checkout.stockGone'
  const shownLosses = losses
    .map(loss => (isStock && !loss.why ? { ...loss, why: 'soldOut' as const } : loss))
    // A line with a smaller quantity and no reason is listed with the changed prices instead.
    .filter(({ why, left }) => why || left === 0)
  const [before, after] = [seen, now].map(bag => bag && formatGrandTotal(bag, locale))
  const changes = seen && now ? findPriceChanges(seen, now) : []
  function formatChange({ name, before, now: amount }: PriceChange) {
    const money = (value: number, bag = now) => bag && formatAmount(value, bag.currency, locale)
    const parts = { name: name || t('bag.shipping'), now: money(amount) ?? '' }
    return before === null
      ? t('checkout.nowToo', parts)
      : t('checkout.nowCosts', { ...parts, before: money(before, seen) ?? '' })
  }

  return (
    <>
      {before && after && before !== after && <p>{t('checkout.newTotal', { before, after })}</p>}
      {shownLosses.length + changes.length > 0 && (
        <ul>
          {shownLosses.map(loss => (
            <LossText key={loss.item} loss={loss} />
          ))}
          {changes.map(change => (
            <li key={change.name}>{formatChange(change)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A line or the shipping with a changed price; `before` is null for a new line. */
interface PriceChange {
  /** Empty for the shipping costs. */
  name: string
  before: number | null
  now: number
}

function findPriceChanges(before: Selection, after: Selection): PriceChange[] {
  const lines = after.items.map(({ item, quantity, product, totalPriceAsNumber }) => ({
    name: formatQuantity(product, quantity),
    before: before.items.find(line => line.item === item)?.totalPriceAsNumber ?? null,
    now: totalPriceAsNumber,
  }))
  const readShipping = ({ totals }: Selection) => totals.shippingPriceAsNumber
  const shipping = { name: '', before: readShipping(before), now: readShipping(after) }
  return [...lines, shipping].filter(change => change.before !== change.now)
}

const formatQuantity = (product: SelectionLine['product'], quantity: number) =>
  quantity > 1 ? `${quantity} × ${formatProductName(product)}` : formatProductName(product)

/**
 * Reports a lost line. If the product is sold out, a link leads to its page, where a stock notice
 * can be requested.
 */
function LossText({ loss: { name, uri, left, why } }: { loss: Loss }) {
  const { t, urlTo } = useLanguage()
  const key = why === 'soldOut' ? 'checkout.lost' : why === 'withdrawn' ? 'checkout.noLonger' : 'checkout.left'
  return (
    <li>
      {left > 0 ? t('checkout.fewer', { name, left }) : t(key, { name })}{' '}
      {why === 'soldOut' && left === 0 && uri && <a href={urlTo(paths.product, uri)}>{t('checkout.seeArticle')}</a>}
    </li>
  )
}
