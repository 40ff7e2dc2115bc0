import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Checkbox } from '#client/shared/ui/form/checkbox.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { Operator } from '../../shared/edge/operator.ts'
import { RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { CountFile } from './count-file.tsx'
import { type CountAttempt, type FailedCount, mayCount, type StockItem, type StockList } from './stock.ts'

export interface StockScreen {
  list: StockList
  operator: Operator
  find: string
  isLow: boolean
  isDone: boolean
  failed: FailedCount | null
  file: CountAttempt | null
}

/** The list of stock, with a field to count each item. `query` has the list's filters. */
export function StockPage({ screen, query }: { screen: StockScreen; query: string }) {
  const { t, urlTo } = useLanguage()
  const { list, operator, find, isLow, isDone, failed, file } = screen
  const address = (more: Record<string, string>) =>
    `${urlTo(paths.deskStock)}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more })}`
  return (
    <>
      <h1>{t('desk.stock')}</h1>
      {isDone && (
        <p className="notice notice-ok" role="status">
          {t('desk.saved')}
        </p>
      )}
      <form className="desk-filter">
        <Field
          name="find"
          type="search"
          label={t('desk.stockFind')}
          defaultValue={find}
          maxLength={100}
          autoComplete="off"
        />
        <Checkbox name="low" value="1" label={t('desk.stockLowOnly')} defaultChecked={isLow} />
        <Button type="submit" look="quiet" small>
          {t('desk.show')}
        </Button>
        <ButtonLink href={address({ csv: '1' })} look="quiet" small>
          {t('desk.asCsv')}
        </ButtonLink>
      </form>
      {mayCount(operator) && <CountFile attempt={file} />}
      {failed && !mayCount(operator) && <RefusalText refusal={failed.refusal} />}
      {list.items.length === 0 && <p role="status">{t('desk.stockNone')}</p>}
      {list.items.length > 0 && (
        <table className="desk-table">
          <caption className="visually-hidden">{t('desk.stock')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.stockItem')}</th>
              <th scope="col">SKU</th>
              <th scope="col">{t('desk.stockPlace')}</th>
              {(['desk.stockFree', 'desk.stockReserved', 'desk.stockOwed', 'desk.stockShelf'] as const).map(label => (
                <th key={label} scope="col" className="is-number">
                  {t(label)}
                </th>
              ))}
              {mayCount(operator) && <th scope="col">{t('desk.stockCounted')}</th>}
            </tr>
          </thead>
          <tbody>
            {list.items.map(item => (
              <StockRow
                key={item.item}
                item={item}
                to={address({})}
                isCountable={mayCount(operator)}
                failed={failed?.item === item.item ? failed : null}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.next !== null && (
        <ButtonLink href={address({ after: list.next })} look="quiet" small>
          {t('desk.stockMore')}
        </ButtonLink>
      )}
    </>
  )
}

interface StockRowProps {
  item: StockItem
  to: string
  isCountable: boolean
  failed: FailedCount | null
}

function StockRow({ item: entry, to, isCountable, failed }: StockRowProps) {
  const { t, urlTo, locale } = useLanguage()
  const { item, name, variant, size, sku, place, low, free, reserved, owed, shelf } = entry
  const title = [name, variant[locale], size[locale]].filter(Boolean).join(', ')
  const counts = [
    ['desk.stockFree', free],
    ['desk.stockReserved', reserved],
    ['desk.stockOwed', owed],
    ['desk.stockShelf', shelf],
  ] as const
  return (
    <tr {...{ [deskNames.row]: '' }}>
      <th scope="row">
        <a href={urlTo(paths.deskItem, item)}>{title}</a>{' '}
        {low !== null && free <= low && <span className="desk-mark-bad">{t('desk.stockLow')}</span>}
      </th>
      <td>{sku}</td>
      <td>{place || '–'}</td>
      {counts.map(([label, pieces]) => (
        <td key={label} className="is-number">
          <span className="desk-label" aria-hidden="true">
            {t(label)}
          </span>{' '}
          {pieces}
        </td>
      ))}
      {isCountable && (
        <td>
          <form className="desk-form" method="post" action={to}>
            <input type="hidden" name="do" value="count" />
            <input type="hidden" name="key" value={createFormState().key} />
            <input type="hidden" name="item" value={item} />
            <input type="hidden" name="seen" value={shelf} />
            <input
              className="field-control desk-number"
              name="counted"
              inputMode="numeric"
              aria-label={t('desk.stockCountOf', { item: title })}
              defaultValue={failed?.counted ?? ''}
              autoComplete="off"
              required
            />
            <Button type="submit" look="quiet" small>
              {t('desk.stockCount')}
            </Button>
          </form>
          {failed && <RefusalText refusal={failed.refusal} />}
        </td>
      )}
    </tr>
  )
}
