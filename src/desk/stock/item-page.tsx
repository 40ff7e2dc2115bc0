import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { Operator } from '../../shared/edge/operator.ts'
import type { Refusal } from '../call.ts'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { formatTime } from '../times.ts'
import { mayCount, type StockItem, type StockMoves } from './stock.ts'

interface ItemPageProps {
  item: StockItem
  history: StockMoves
  operator: Operator
  isDone: boolean
  /** The form that was refused, and why; null for none. */
  failed: { change: string; refusal: Refusal } | null
}

const reasons = ['correction', 'received', 'damaged', 'lost'] as const

/** An item's stock and its history, with forms to correct it. */
export function ItemPage({ item, history, operator, isDone, failed }: ItemPageProps) {
  const { t, urlTo, locale } = useLanguage()
  const to = urlTo(paths.deskItem, item.item)
  const refusalOf = (change: string) => (failed?.change === change ? failed.refusal : null)
  const facts = [
    ['desk.stockFree', item.free],
    ['desk.stockReserved', item.reserved],
    ['desk.stockOwed', item.owed],
    ['desk.stockShelf', item.shelf],
  ] as const
  return (
    <>
      <h1>{[item.name, item.variant[locale], item.size[locale]].filter(Boolean).join(', ')}</h1>
      {isDone && (
        <p className="notice notice-ok" role="status">
          {t('desk.saved')}
        </p>
      )}
      <p>{[item.item, item.sku, item.ean].filter(Boolean).join(' · ')}</p>
      <dl className="desk-facts">
        {facts.map(([label, pieces]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{pieces}</dd>
          </div>
        ))}
      </dl>
      {mayCount(operator) && (
        <div className="desk-columns">
          <DeskForm
            to={to}
            change="correct"
            state={createFormState()}
            button={t('desk.stockChange')}
            refusal={refusalOf('correct')}
          >
            <Field
              name="change"
              label={t('desk.stockDifference')}
              inputMode="text"
              maxLength={8}
              required
              autoComplete="off"
            />
            <Select name="reason" label={t('desk.stockReason')}>
              {reasons.map(reason => (
                <option key={reason} value={reason}>
                  {t(`desk.stockCause_${reason}`)}
                </option>
              ))}
            </Select>
            <Field name="note" label={t('desk.stockNote')} maxLength={300} autoComplete="off" />
          </DeskForm>
          <DeskForm
            to={to}
            change="details"
            state={createFormState()}
            button={t('desk.stockSaveDetails')}
            refusal={refusalOf('details')}
          >
            <Field
              name="place"
              label={t('desk.stockPlace')}
              defaultValue={item.place}
              maxLength={60}
              autoComplete="off"
            />
            <Field
              name="low"
              label={t('desk.stockLowMark')}
              inputMode="numeric"
              defaultValue={item.low ?? ''}
              maxLength={6}
              autoComplete="off"
            />
          </DeskForm>
        </div>
      )}
      <section className="desk-section" aria-labelledby="history">
        <h2 id="history">{t('desk.stockHistory')}</h2>
        <ol className="desk-rows">
          {history.moves.map(({ id, at, change, quantity, cause, order, actor, note }) => (
            <li key={id} className="desk-row">
              <time dateTime={at}>{formatTime(at, locale)}</time> <b>{change > 0 ? `+${change}` : change}</b> →{' '}
              {quantity} {isKnown(cause) ? t(`desk.stockCause_${cause}`) : cause}{' '}
              {order !== null && <a href={urlTo(paths.deskOrder, String(order))}>{order}</a>}{' '}
              {actor === 'shop' ? t('desk.orderByShop') : actor} {note}
            </li>
          ))}
        </ol>
        {history.next !== null && (
          <ButtonLink href={`${to}?before=${history.next}`} look="quiet" small>
            {t('desk.older')}
          </ButtonLink>
        )}
      </section>
    </>
  )
}

const causes = [...reasons, 'count', 'opening', 'sold', 'returned', 'cancelled', 'refunded'] as const
const isKnown = (cause: string): cause is (typeof causes)[number] => causes.some(known => known === cause)
