import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import type { RefusedChange } from '../call.ts'
import { DeskForm } from '../form.tsx'
import { createFormState, type SentForm } from '../form-data.ts'
import { SavedNotice } from '../saved-notice.tsx'
import { StockFindForm } from './find-form.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { formatStockFilter, mayChangeStock, type StockFilter, type StockList } from './stock.ts'
import { StockTable } from './table.tsx'

/** What the page with the stock list shows. */
export interface StockScreen {
  list: StockList
  filter: StockFilter
  operator: DeskOperator
  isDone: boolean
  /** The sent form whose counts were rejected; null if there was none. */
  sent: SentForm | null
  refusal: RefusedChange | null
}

/** The stock list, with fields for counting items. */
export function StockPage({ screen }: { screen: StockScreen }) {
  const { t, urlTo } = useLanguage()
  const { list, filter, operator, isDone, sent, refusal } = screen
  const address = (more: Partial<StockFilter>) =>
    `${urlTo(paths.deskStock)}?${formatStockFilter({ ...filter, ...more })}`
  const mayChange = mayChangeStock(operator)
  const table = <StockTable list={list} sent={sent} mayChange={mayChange} />
  return (
    <>
      <h1>{t('desk.stock')}</h1>
      {isDone && <SavedNotice />}
      <nav aria-label={t('desk.stockWhich')}>
        <ul className="desk-menu desk-tabs">
          {(['', '1'] as const).map(low => (
            <li key={low}>
              <a href={address({ low, after: '' })} aria-current={low === filter.low ? 'page' : undefined}>
                {t(low ? 'desk.stockLow' : 'desk.stockAll')}
              </a>
            </li>
          ))}
          <li>
            <a href={`${urlTo(paths.deskStockTable)}?${formatStockFilter({ ...filter, after: '' })}`}>
              {t('desk.stockFileTable')}
            </a>
          </li>
          {mayChange && (
            <li>
              <a href={urlTo(paths.deskStockFile)}>{t('desk.stockFile')}</a>
            </li>
          )}
        </ul>
      </nav>
      <StockFindForm find={filter.find} low={filter.low} />
      <FindResult list={list} filter={filter} all={address({ find: '', after: '' })} />
      {list.items.length > 0 &&
        (mayChange ? (
          <DeskForm
            to={address({})}
            change="count"
            state={createFormState()}
            button={t('desk.stockCountRows')}
            refusal={refusal}
            isMain
          >
            <p className="desk-part soft">{t('desk.stockCountHelp')}</p>
            {table}
            <ReasonFields sent={sent} usual="count" />
          </DeskForm>
        ) : (
          table
        ))}
      {list.next !== null && (
        <ButtonLink href={address({ after: list.next })} look="quiet" small>
          {t('desk.stockNext')}
        </ButtonLink>
      )}
    </>
  )
}

/** Says what was searched for, and whether anything was found. */
function FindResult({ list, filter: { find }, all }: { list: StockList; filter: StockFilter; all: string }) {
  const { t } = useLanguage()
  const isEmpty = list.items.length === 0
  if (!find) return isEmpty ? <p>{t('desk.stockEmpty')}</p> : null
  if (find.length === 1) return <p role="alert">{t('desk.stockFindMore')}</p>
  return (
    <p role="status">
      {t(isEmpty ? 'desk.stockNotFound' : 'desk.stockFound', { text: find })}{' '}
      {!list.complete && t('desk.stockIncomplete')} <a href={all}>{t('desk.stockShowAll')}</a>
    </p>
  )
}
