import { Suspense, useEffect, useRef, useState } from 'react'
import { readPageData } from '../../page-data.ts'
import * as paths from '../../paths.ts'
import { track } from '../../shared/analytics/track.ts'
import { writeStored } from '../../shared/browser/storage.ts'
import { useLate } from '../../shared/browser/use-late.ts'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { CommerceError } from '../../shared/commerce/error.ts'
import type { OrderAnswer } from '../../shared/commerce/schema/order.ts'
import type { DatedOrder } from '../../shared/commerce/schema/order-days.ts'
import { isLoggedIn, readLogin } from '../../shared/commerce/session/logged-in.ts'
import { reloadSelection } from '../../shared/commerce/session/selection-store.ts'
import { buildWithdrawUrl } from '../../shared/commerce/withdraw-url.ts'
import { useSelection } from '../../shared/hooks/use-selection.ts'
import { formatArrivalDays } from '../../shared/purchase/arrival-days.ts'
import { OrderSummary } from '../../shared/purchase/order-summary.tsx'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { withTexts } from '../../shared/texts/with-texts.tsx'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx'
import { findBoughtItem, withItem } from '../buy-now/bought-item.ts'
import { startItemSession } from '../buy-now/item-session.ts'
import { choosePause, hasPaymentFailed, loadPaidOrder } from '../payment/outcome.ts'
import { chooseFailureCode, parseReturnedFields } from '../payment/payment-return.ts'
import { formatCalendar } from './calendar.ts'
import { LitLamps, type OrderLamps, useLamps } from './lit-lamps.tsx'

/**
 * Completes the payment and shows the order. A reload shows the same order again. While the
 * payment's result is unknown, it is requested repeatedly.
 */
export default function ThankYou() {
  const { urlTo } = useLanguage()
  const [tries, setTries] = useState(0)
  // The address changes when the order is known, and the first render must equal the server's.
  const [item] = useState(() => (typeof location === 'undefined' ? null : findBoughtItem(location)))
  const {
    mutate,
    data: order,
    error,
    isPending,
  } = useMutation({
    mutationFn: () => {
      if (item !== null) startItemSession()
      return loadPaidOrder(parseReturnedFields(location.hash), url => location.assign(url))
    },
    onSuccess: order => {
      writeStored('unknownPayment', null)
      // In a browser that did not place the order, the bag and the address stay as they are, so
      // that a reload shows the same page again.
      if (isPaidElsewhere(order)) return
      track(analytics => analytics.reportPurchase(order))
      // The next guest in this browser must accept the terms again. For customers, the box stays
      // ticked.
      const boxes = ['sameAddress', 'gift', 'account', ...(readLogin() ? [] : ['terms'])]
      for (const box of boxes) writeStored(`checkbox:${box}`, null)
      history.replaceState(null, '', withItem(urlTo(paths.thankYou), item))
      // The order has emptied the bag, which the next page shows in its header.
      reloadSelection().catch(() => {})
    },
    onError: error => {
      const isSettled = hasPaymentFailed(error) || isMissing(error)
      writeStored('unknownPayment', isSettled ? null : location.hash || null)
      if (hasPaymentFailed(error)) {
        const page = withItem(`${urlTo(item === null ? paths.checkout : paths.buyNow)}?failed`, item)
        location.replace(`${page}#error=${chooseFailureCode(error)}`)
      } else setTries(count => count + 1)
    },
  })
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate()
  }, [mutate])
  useEffect(() => {
    const pause = choosePause(tries)
    if (pause === null) return
    const timer = setTimeout(mutate, pause)
    return () => clearTimeout(timer)
  }, [mutate, tries])

  const lamps = useLamps(order)
  const late = useLate(isPending)
  if (order && isPaidElsewhere(order)) return <PaidElsewhere order={order} />
  // The page waits for the pictures for a moment, so that most orders appear complete at once.
  if (order) return lamps ? <Thanks order={order} lamps={lamps} /> : <Waiting />
  if (error && isMissing(error)) return <NoOrder />
  if (late || (tries > 0 && !(error && hasPaymentFailed(error)))) return <Unknown asking={isPending} onAsk={mutate} />
  return <Waiting />
}

function Waiting() {
  const { t } = useLanguage()
  return (
    <p className="receipt-waiting" role="status">
      {t('checkout.confirming')}
    </p>
  )
}

/**
 * Whether the order was placed in another browser. The platform then sends only its number and
 * state.
 */
const isPaidElsewhere = ({ items }: OrderAnswer) => items.length === 0

/** Loaded when needed, because few shoppers return from the payment in another browser. */
const Elsewhere = loadLater(async () =>
  withTexts('account/customer-page', (await import('./order-state.tsx')).Elsewhere),
)

function PaidElsewhere({ order }: { order: DatedOrder }) {
  const { t } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <h1>{t('checkout.thankYou')}</h1>
        <p>{t('checkout.orderNumber', { number: order.order })}</p>
        <Suspense>
          <Elsewhere order={order} />
        </Suspense>
      </header>
    </article>
  )
}

const isMissing = (error: Error) => error instanceof CommerceError && error.status === 404

function Thanks({ order, lamps }: { order: DatedOrder; lamps: NonNullable<OrderLamps> }) {
  const { t, urlTo, locale } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <h1>{t('checkout.thankYou')}</h1>
        <Lead order={order} />
        <p>{t('checkout.orderNumber', { number: order.order })}</p>
        <p>{t('checkout.mailSent', { email: order.address.email })}</p>
      </header>
      <ul className="receipt-actions">
        {order.reference && (
          <>
            <li>
              <ButtonLink href={urlTo(paths.order, order.reference)}>{t('checkout.followOrder')}</ButtonLink>
            </li>
            <li>
              <a href={urlTo(paths.receipt, order.reference)}>{t('checkout.receipt')}</a>
            </li>
          </>
        )}
        {formatArrivalDays(order, locale) && (
          <li>
            <a
              href={buildCalendarUrl(order, t('order.calendar', { number: order.order }))}
              download={`${order.order}.ics`}
            >
              {t('checkout.calendar')}
            </a>
          </li>
        )}
      </ul>
      <LitLamps order={order} lamps={lamps} />
      <OrderSummary order={order} />
      {/* Without a reference, it is not known whether withdrawal is possible. The withdrawal page
          checks it. */}
      {(order.withdrawable || !order.reference) && (
        <p className="soft">
          <a href={buildWithdrawUrl(urlTo, order.reference)}>{t('order.withdraw')}</a>
        </p>
      )}
      <Suspense>
        <Guarantees country={order.shippingAddress.country} lines={order.items} />
      </Suspense>
      {/* Only the embedded service, which sends references, adds guests' orders to new accounts. */}
      {order.reference && <KeepOffer order={order} />}
      <ButtonLink look="quiet" href={urlTo(paths.home)}>
        {t('error.toHome')}
      </ButtonLink>
    </article>
  )
}

/** The address of a calendar file with the days on which the order arrives. */
const buildCalendarUrl = ({ order, arrival }: DatedOrder, title: string) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    formatCalendar({ uid: `order-${order}@${location.host}`, ...arrival, title }),
  )}`

const Guarantees = loadLater(async () => (await import('../guarantees.tsx')).Guarantees)

/** Loaded when needed, because few shoppers return after their order's state has changed. */
const OrderState = loadLater(async () =>
  withTexts('account/customer-page', (await import('./order-state.tsx')).OrderStateText),
)

/** The days on which the order arrives, or its current state if that has changed. */
function Lead({ order }: { order: DatedOrder }) {
  const { t, locale } = useLanguage()
  if (order.statusDescription !== firstStatus) {
    return (
      <Suspense>
        <OrderState order={order} />
      </Suspense>
    )
  }
  const dates = formatArrivalDays(order, locale)
  return dates && <p className="receipt-lead">{t('order.arrives', { dates })}</p>
}

/** The platform's name for the state of an order that has just been placed. */
const firstStatus = 'Pending'

const KeepOrder = loadLater(async () => (await import('./keep-order.tsx')).loadKeepOrder(readPageData().locale))

const PasskeyOffer = loadLater(async () =>
  withTexts('account/customer-page', (await import('./passkey-offer.tsx')).PasskeyOffer),
)

/** Offers guests an account, and customers a passkey. */
function KeepOffer({ order }: { order: OrderAnswer }) {
  const { status, answer } = useSelection()
  // Never becomes false again, so that the form stays while a guest who has just registered is
  // redirected to the account.
  const [isGuest, setGuest] = useState(false)
  if (!isGuest && status === 'READY' && answer && !isLoggedIn(answer)) setGuest(true)
  if (status !== 'READY') return null
  return <Suspense>{isGuest ? <KeepOrder order={order} /> : <PasskeyOffer />}</Suspense>
}

function NoOrder() {
  const { t, urlTo } = useLanguage()
  return (
    <div className="receipt receipt-waiting" role="alert">
      <h1>{t('checkout.noOrder')}</h1>
      <p>{t('checkout.noOrderText')}</p>
      <ButtonLink href={urlTo(paths.home)}>{t('error.toHome')}</ButtonLink>
    </div>
  )
}

/**
 * The message saying that the payment's result is unknown. It does not change while the result is
 * requested again, so screen readers announce it only once.
 */
function Unknown({ asking, onAsk }: { asking: boolean; onAsk: () => void }) {
  const { t } = useLanguage()
  return (
    <div className="receipt receipt-waiting" role="alert">
      <h1>{t('checkout.beingConfirmed')}</h1>
      <p>{t('checkout.beingConfirmedText')}</p>
      <Button loading={asking} onClick={onAsk}>
        {t('checkout.askAgain')}
      </Button>
    </div>
  )
}
