import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { deliveryAddress, formatPerson } from '../order/names.ts'
import { ParcelFile } from './parcel-file.tsx'
import { isComplete } from './scan.ts'
import type { PackScreen } from './screen.ts'

/** The screen where several orders are packed. */
export function PackPage({ screen }: { screen: PackScreen }) {
  const { t, urlTo } = useLanguage()
  const { orders, list, current, done } = screen
  const query = `?${new URLSearchParams({ orders: orders.join() })}`
  return (
    <>
      <h1>{t('desk.pack')}</h1>
      {done && (
        <p className="notice notice-ok" role="status">
          {t('desk.packSent', { number: done })}
        </p>
      )}
      {list.leftOut.length > 0 && (
        <ul className="notice">
          {list.leftOut.map(({ order, reason }) => (
            <li key={order}>{t(`desk.packLeftOut_${reason}`, { number: order })}</li>
          ))}
        </ul>
      )}
      {current && <PackOrder screen={screen} />}
      {!current && (
        <p>
          {orders.length + list.leftOut.length > 0 && t('desk.packEmpty')}{' '}
          <a href={`${urlTo(paths.deskOrders)}?work=to_send`}>{t('desk.packChoose')}</a>
        </p>
      )}
      {orders.length > 0 && (
        <p className="desk-actions">
          <ButtonLink href={urlTo(paths.deskSlips) + query} look="quiet" small>
            {t('desk.ordersDo_slips')}
          </ButtonLink>
          <ButtonLink href={urlTo(paths.deskLabels) + query} look="quiet" small>
            {t('desk.ordersDo_labels')}
          </ButtonLink>
        </p>
      )}
      <PickTable screen={screen} />
      <ParcelFile attempt={screen.file} />
    </>
  )
}

/** The order that is being packed: a field for scanned codes, its pieces, and the parcel. */
function PackOrder({ screen }: { screen: PackScreen }) {
  const { t, urlTo } = useLanguage()
  const { orders, current, lines, scanned, carrier, wrong, refusal, version } = screen
  if (!current) return null
  const to = deliveryAddress(current)
  const state = createFormState(version)
  const address = `${urlTo(paths.deskPack)}?${new URLSearchParams({ orders: orders.join() })}`
  const kept = (
    <>
      <input type="hidden" name="order" value={current.order} />
      {Object.entries(scanned).map(([line, pieces]) => (
        <input key={line} type="hidden" name="scanned" value={`${line}:${pieces}`} />
      ))}
    </>
  )
  const isReady = isComplete(lines, scanned)
  return (
    <section className="desk-section" aria-labelledby="order">
      <h2 id="order">
        <a href={urlTo(paths.deskOrder, current.order)}>{t('desk.packOrder', { number: current.order })}</a>
      </h2>
      <p>
        {[formatPerson(to), to.company, to.address1, `${to.zipCode} ${to.city}`, to.countryName || to.country]
          .filter(part => part.trim() !== '')
          .join(', ')}
      </p>
      {current.giftMessage && <p className="notice">{t('desk.packGift', { text: current.giftMessage })}</p>}
      {wrong && (
        <p className="notice notice-error" role="alert">
          {t(wrong.kind === 'surplus' ? 'desk.packSurplus' : 'desk.packUnknown', { code: wrong.code })}
        </p>
      )}
      <form className="desk-form" method="post" action={address}>
        <input type="hidden" name="do" value="scan" />
        {kept}
        <Field name="code" label={t('desk.packScan')} autoComplete="off" maxLength={60} required autoFocus={!isReady} />
        <Button type="submit" look="quiet" small>
          {t('desk.packScanButton')}
        </Button>
      </form>
      <table className="desk-table">
        <caption className="visually-hidden">{t('desk.packPieces')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.packScanned')}</th>
            <th scope="col">{t('desk.stockItem')}</th>
            <th scope="col">EAN</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, ean, left }) => {
            const item = current.items.find(entry => entry.line === line)
            const pieces = scanned[line] ?? 0
            return (
              <tr key={line}>
                <td>
                  <b className={pieces >= left ? 'desk-done' : undefined}>
                    {pieces} / {left}
                  </b>
                </td>
                <th scope="row">{[item?.name, item?.variant, item?.size].filter(Boolean).join(', ')}</th>
                <td>{ean}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <form className="desk-form" method="post" action={address}>
        <input type="hidden" name="do" value="send" />
        <input type="hidden" name="key" value={state.key} />
        <input type="hidden" name="version" value={state.version} />
        {kept}
        <Field name="tracking" label={t('desk.packTracking')} autoComplete="off" maxLength={100} autoFocus={isReady} />
        <Field name="carrier" label={t('desk.packCarrier')} defaultValue={carrier} autoComplete="off" maxLength={100} />
        {refusal && <RefusalText refusal={refusal} />}
        <Button type="submit" {...(!isReady && { look: 'quiet' })} small>
          {t(isReady ? 'desk.packSend' : 'desk.packSendPart')}
        </Button>
      </form>
    </section>
  )
}

/** What is to be fetched for all chosen orders, by its place on the shelf. */
function PickTable({ screen: { list } }: { screen: PackScreen }) {
  const { t } = useLanguage()
  if (list.items.length === 0) return null
  return (
    <section className="desk-section" aria-labelledby="pick">
      <h2 id="pick">{t('desk.packPick')}</h2>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('desk.stockPlace')}</th>
            <th scope="col" className="is-number">
              {t('desk.packQuantity')}
            </th>
            <th scope="col">{t('desk.stockItem')}</th>
            <th scope="col">SKU</th>
            <th scope="col">EAN</th>
            <th scope="col">{t('desk.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map(({ item, place, quantity, name, variant, size, sku, ean, orders }) => (
            <tr key={item}>
              <td>{place || '–'}</td>
              <td className="is-number">{quantity}</td>
              <th scope="row">{[name, variant, size].filter(Boolean).join(', ')}</th>
              <td>{sku}</td>
              <td>{ean}</td>
              <td>{orders.map(part => `${part.order} (${part.quantity})`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
