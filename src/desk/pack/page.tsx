import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatOrderItem, formatPerson } from '../order/names.ts'
import { mayChangeOrder } from '../order/rights.ts'
import { type CurrentOrder, formatPackQuery, type PackScreen, type PickList } from './pack.ts'
import { PickTable } from './pick-table.tsx'
import { ScanForm, SendForm } from './scan-form.tsx'

/** The screen for fetching, packing and sending the chosen orders. */
export function PackPage({ screen }: { screen: PackScreen }) {
  const { t, urlTo } = useLanguage()
  const { operator, list, orders, current, carrier, done } = screen
  const numbers = orders.join()
  const address = (order: string) => urlTo(paths.deskPack) + formatPackQuery({ orders: numbers, order, carrier })
  const { order } = current
  const form = { current, carrier, to: address(order.order) }
  return (
    <>
      <h1>{t('desk.pack')}</h1>
      {done && (
        <p className="notice notice-ok" role="status">
          {t('desk.packRecorded', { number: done })}
        </p>
      )}
      <LeftOut list={list} />
      <section className="desk-section desk-screen-only" aria-labelledby="current">
        <h2 id="current">
          <a href={urlTo(paths.deskOrder, order.order)}>{t('desk.packCurrent', { number: order.order })}</a>{' '}
          <span className="soft">
            {t('desk.packLeftOrders', { position: orders.indexOf(order.order) + 1, orders: orders.length })}
          </span>
        </h2>
        <Recipient current={current} />
        {mayChangeOrder(operator, 'ship') && <ScanForm {...form} />}
        <PieceTable current={current} />
        {mayChangeOrder(operator, 'ship') && <SendForm {...form} />}
      </section>
      <nav className="desk-section desk-screen-only" aria-label={t('desk.packOrders')}>
        <ul className="desk-menu desk-tabs">
          <li>
            <a href={urlTo(paths.deskSlips) + formatPackQuery({ orders: numbers })}>{t('desk.packSlips')}</a>
          </li>
          <li>
            <a href={urlTo(paths.deskLabels) + formatPackQuery({ orders: numbers })}>{t('desk.packLabels')}</a>
          </li>
          <li>
            <a href={urlTo(paths.deskPack)}>{t('desk.packOther')}</a>
          </li>
          {orders.map(number => (
            <li key={number}>
              <a href={address(number)} aria-current={number === order.order ? 'page' : undefined}>
                {number}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PickTable list={list} />
    </>
  )
}

/** Names the orders that were taken off the list, because they have nothing left to send. */
export function LeftOut({ list: { leftOut } }: { list: PickList }) {
  const { t } = useLanguage()
  if (leftOut.length === 0) return null
  const orders = leftOut.map(({ order, reason }) => `${order} (${t(`desk.packReason_${reason}`)})`).join(', ')
  return (
    <p className="notice" role="status">
      {t('desk.packLeftOut', { orders })}
    </p>
  )
}

function Recipient({ current: { order } }: { current: CurrentOrder }) {
  const { t } = useLanguage()
  const to = order.shippingAddress ?? order.address
  return (
    <>
      <p>
        {[formatPerson(to), to.address1, [to.zipCode, to.city].filter(Boolean).join(' '), to.country]
          .filter(Boolean)
          .join(', ')}
        {order.shippingMethodName && ` · ${order.shippingMethodName}`}
      </p>
      {order.giftMessage && <p>{t('desk.packGift', { text: order.giftMessage })}</p>}
    </>
  )
}

/** The pieces of the order that are left to send, and how many of them have been scanned. */
function PieceTable({ current: { order, state } }: { current: CurrentOrder }) {
  const { t } = useLanguage()
  return (
    <table className="desk-table desk-pieces">
      <caption className="visually-hidden">{t('desk.packPieces', { number: order.order })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('desk.packScanned')}</th>
          <th scope="col">{t('desk.packItem')}</th>
          <th scope="col">{t('desk.packCodes')}</th>
        </tr>
      </thead>
      <tbody>
        {state.lines.map(({ line, codes, toSend, scanned }) => {
          const item = order.items.find(other => other.line === line)
          const marks = {
            [deskNames.piece]: line,
            [deskNames.pieceCodes]: codes.join(' '),
            [deskNames.pieceToSend]: toSend,
          }
          return (
            <tr key={line} className={scanned === toSend ? 'is-packed' : undefined} {...marks}>
              <td aria-live="polite" aria-atomic="true">
                <strong {...{ [deskNames.scanned]: line }}>{scanned}</strong> {t('desk.packOf')} {toSend}
              </td>
              <th scope="row">{item ? formatOrderItem(item) : line}</th>
              <td className="desk-code">{codes.join(' ')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
