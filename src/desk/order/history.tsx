import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopTime } from '../times.ts'
import { formatParts } from './names.ts'
import type { HistoryEntry } from './order.ts'
import { findMoney, type OrderScreen } from './screen.ts'

const changes = [
  'place',
  'capture',
  'start',
  'ship',
  'correct',
  'deliver',
  'cancel',
  'return',
  'refund',
  'refunded',
  'refund_failed',
  'refunded_elsewhere',
  'disputed',
  'dispute_closed',
  'withdraw',
  'note',
  'address',
  'email',
  'mail',
  'retry',
] as const
const isKnown = (change: string): change is (typeof changes)[number] => changes.some(known => known === change)

/** The history of an order, the newest change first, with who made each change and its details. */
export function OrderHistory({ screen }: { screen: OrderScreen }) {
  const { t, locale } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">{t('desk.orderHistory')}</h2>
      <ol className="desk-rows">
        {screen.order.history.toReversed().map(entry => (
          <li key={`${entry.date} ${entry.change}`} className="desk-row">
            <time dateTime={entry.date}>{formatShopTime(entry.date, locale)}</time>{' '}
            <b>{isKnown(entry.change) ? t(`desk.orderChange_${entry.change}`) : entry.change}</b>{' '}
            {entry.actor === 'shop' ? t('desk.orderByShop') : entry.actor}{' '}
            <EntryDetails entry={entry} screen={screen} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function EntryDetails({ entry: { details }, screen }: { entry: HistoryEntry; screen: OrderScreen }) {
  const { locale } = useLanguage()
  const money = findMoney(screen)
  const { lines, carrier, trackingId, amount, reason, text } = details
  const said = [
    formatParts(lines, screen.order.items),
    carrier,
    trackingId,
    money && amount !== undefined ? formatAmount(amount / 100, money.payment.currency, locale) : '',
    reason,
    text,
  ]
  return <span className="soft">{said.filter(Boolean).join(' · ')}</span>
}
