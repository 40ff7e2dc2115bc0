import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { SentForm } from '../form-data.ts'
import { readCounts, type SentCount } from './counts.ts'
import { formatListedItem, isLow, type ListedItem, type StockList } from './stock.ts'

interface StockTableProps {
  list: StockList
  /** The sent form, if its counts were rejected. */
  sent: SentForm | null
  mayChange: boolean
}

/** The table of the stock list. Each row has a field for the number of counted pieces. */
export function StockTable({ list, sent, mayChange }: StockTableProps) {
  const { t } = useLanguage()
  const typed = new Map((sent ? readCounts(sent) : []).map(count => [count.item, count]))
  return (
    <table className="desk-table desk-stock-table">
      <caption className="visually-hidden">{t('desk.stock')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('desk.stockItem')}</th>
          <th scope="col">{t('desk.stockPlace')}</th>
          {(['Shelf', 'Free', 'Reserved', 'Owed', 'LowMark'] as const).map(name => (
            <th key={name} scope="col" className="is-number">
              {t(`desk.stock${name}`)}
            </th>
          ))}
          {mayChange && <th scope="col">{t('desk.stockCounted')}</th>}
        </tr>
      </thead>
      <tbody>
        {list.items.map(item => (
          <StockRow key={item.item} item={item} typed={typed.get(item.item)} mayChange={mayChange} />
        ))}
      </tbody>
    </table>
  )
}

interface StockRowProps {
  item: ListedItem
  typed: SentCount | undefined
  mayChange: boolean
}

function StockRow({ item, typed, mayChange }: StockRowProps) {
  const { t, locale, urlTo } = useLanguage()
  const name = formatListedItem(item, locale)
  return (
    <tr className="desk-row" {...{ [deskNames.row]: '' }}>
      <th scope="row" className="desk-stock-name">
        <a className="desk-target" href={urlTo(paths.deskItem, item.item)}>
          {name}
        </a>{' '}
        <span className="desk-code">{[item.item, item.sku, item.ean].filter(Boolean).join(' · ')}</span>{' '}
        {isLow(item) && <span className="desk-mark-bad">{t('desk.stockLow')}</span>}
      </th>
      <td className={item.place ? undefined : 'is-empty'}>
        <span className="desk-label">{t('desk.stockPlace')}</span> {item.place}
      </td>
      <Pieces label={t('desk.stockShelf')} pieces={item.shelf} />
      <Pieces label={t('desk.stockFree')} pieces={item.free} />
      <Pieces label={t('desk.stockReserved')} pieces={item.reserved} isRare />
      <Pieces label={t('desk.stockOwed')} pieces={item.owed} isRare />
      <Pieces label={t('desk.stockLowMark')} pieces={item.low} />
      {mayChange && (
        <td>
          <input type="hidden" name="item" value={item.item} />
          {/* The count must be compared with the number that was shown when it was typed. */}
          <input type="hidden" name="seen" value={typed?.seen ?? item.shelf} />
          <input
            className="field-control desk-count-field"
            name="counted"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={typed?.counted}
            placeholder={t('desk.stockCounted')}
            aria-label={t('desk.stockCountOf', { name })}
          />
        </td>
      )}
    </tr>
  )
}

interface PiecesProps {
  label: string
  pieces: number | null
  /** Whether phones leave out the number 0, as they leave out a missing number. Default: false. */
  isRare?: boolean
}

/** A table cell with a number of pieces. */
function Pieces({ label, pieces, isRare = false }: PiecesProps) {
  const isEmpty = pieces === null || (isRare && pieces === 0)
  return (
    <td className={isEmpty ? 'is-number is-empty' : 'is-number'}>
      <span className="desk-label">{label}</span> {pieces}
    </td>
  )
}
