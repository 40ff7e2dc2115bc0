import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { sumPieces } from '../order/names.ts'
import { mayChangeOrder } from '../order/rights.ts'
import { ChoiceCell, OrderCells } from '../orders/cells.tsx'
import type { ListedOrders } from '../orders/orders.ts'
import { type ChooseScreen, isRecorded } from './file.ts'
import { FileForm } from './file-form.tsx'
import { LeftOut } from './page.tsx'

/** The screen for choosing which orders to pack, and for recording parcels from a file. */
export function PackChoicePage({ screen }: { screen: ChooseScreen }) {
  const { t } = useLanguage()
  const { list, operator, leftOut, problem, done } = screen
  return (
    <>
      <h1>{t('desk.pack')}</h1>
      {done && (
        <p className="notice notice-ok" role="status">
          {t(done === 'file' ? 'desk.packFileDone' : 'desk.packAllSent')}
        </p>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <LeftOut list={{ items: [], leftOut }} />
      <section className="desk-section" aria-labelledby="choose">
        <h2 id="choose">{t('desk.packChoose')}</h2>
        {list.orders.length === 0 ? (
          <p>{t('desk.packNone')}</p>
        ) : (
          <ChooseForm list={list} hasFocus={screen.file === null} />
        )}
      </section>
      {mayChangeOrder(operator, 'ship') && <FileForm attempt={isRecorded(screen.file) ? null : screen.file} />}
    </>
  )
}

// All orders are selected at first, because on most days all waiting orders are sent. The button
// has the focus, unless a file was checked: then the result further down has it.
function ChooseForm({ list, hasFocus }: { list: ListedOrders; hasFocus: boolean }) {
  const { t, urlTo } = useLanguage()
  return (
    <form action={urlTo(paths.deskPack)} className="desk-section">
      {list.next !== null && <p className="soft">{t('desk.packMany')}</p>}
      <p className="desk-actions">
        <Button type="submit" small autoFocus={hasFocus}>
          {t('desk.packChosen')}
        </Button>
      </p>
      <table className="desk-table desk-order-table">
        <caption className="visually-hidden">{t('desk.packChoose')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.ordersChoose')}</th>
            <th scope="col">{t('desk.ordersNumber')}</th>
            <th scope="col">{t('desk.orderPlaced')}</th>
            <th scope="col">{t('desk.orderDeliverTo')}</th>
            <th scope="col">{t('desk.ordersPieces')}</th>
          </tr>
        </thead>
        <tbody>
          {list.orders
            .toSorted((a, b) => Number(a.order) - Number(b.order))
            .map(order => {
              const pieces = sumPieces(order.leftToSend)
              return (
                <tr key={order.order} className="desk-row" {...{ [deskNames.row]: '' }}>
                  <ChoiceCell number={order.order} isChosen />
                  <OrderCells order={order} />
                  <td>{t(pieces === 1 ? 'desk.ordersOnePiece' : 'desk.ordersLeft', { pieces })}</td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </form>
  )
}
