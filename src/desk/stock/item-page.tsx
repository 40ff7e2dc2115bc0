import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { SavedNotice } from '../saved-notice.tsx'
import { StockFindForm } from './find-form.tsx'
import type { ItemScreen } from './item.ts'
import { ItemForms } from './item-forms.tsx'
import { ItemHistory } from './item-history.tsx'
import { formatListedItem, isLow, mayChangeStock } from './stock.ts'

/** The page of an item: its stock, the forms that change it, and its history. */
export function ItemPage({ screen }: { screen: ItemScreen }) {
  const { t, locale } = useLanguage()
  const { item, operator, isDone } = screen
  const numbers = [
    { name: 'Shelf', pieces: item.shelf },
    { name: 'Free', pieces: item.free },
    { name: 'Reserved', pieces: item.reserved },
    { name: 'Owed', pieces: item.owed },
    ...(item.withdrawn > 0 ? [{ name: 'Withdrawn', pieces: item.withdrawn } as const] : []),
    ...(item.low === null ? [] : [{ name: 'LowMark', pieces: item.low } as const]),
  ] as const
  return (
    <>
      <StockFindForm />
      <header className="desk-section">
        <h1>{formatListedItem(item, locale)}</h1>
        <p className="desk-code">
          {[item.item, item.sku, item.ean].filter(Boolean).join(' · ')}{' '}
          {isLow(item) && <span className="desk-mark-bad">{t('desk.stockLow')}</span>}
        </p>
        <dl className="desk-states">
          {numbers.map(({ name, pieces }) => (
            <div key={name}>
              <dt>{t(`desk.stock${name}`)}</dt>
              <dd>{pieces}</dd>
            </div>
          ))}
          {item.place && (
            <div>
              <dt>{t('desk.stockPlace')}</dt>
              <dd>{item.place}</dd>
            </div>
          )}
        </dl>
        {isDone && <SavedNotice />}
      </header>
      {/* A refusal is shown even to operators to whom no forms are shown. */}
      <ItemForms screen={screen} mayChange={mayChangeStock(operator)} />
      <ItemHistory screen={screen} />
    </>
  )
}
