import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import { formatShopTime } from '../times.ts'
import type { ItemScreen, MoveList } from './item.ts'
import { reasons } from './stock.ts'

const causes = [...reasons, 'opening', 'sold', 'returned', 'cancelled', 'refunded', 'removed', 'unknown'] as const
const isKnown = (cause: string): cause is (typeof causes)[number] => causes.some(known => known === cause)

/** The changes of an item's stock and their causes, the newest change first. */
export function ItemHistory({ screen: { item, history } }: { screen: ItemScreen }) {
  const { t, urlTo } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">{t('desk.stockHistory')}</h2>
      {history.moves.length === 0 ? (
        <p>{t('desk.stockHistoryEmpty')}</p>
      ) : (
        <table className="desk-table">
          <caption className="visually-hidden">{t('desk.stockHistory')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.stockWhen')}</th>
              <th scope="col" className="is-number">
                {t('desk.stockDifference')}
              </th>
              <th scope="col" className="is-number">
                {t('desk.stockQuantity')}
              </th>
              <th scope="col">{t('desk.stockCause')}</th>
              <th scope="col">{t('desk.stockBy')}</th>
              <th scope="col">{t('desk.stockNote')}</th>
            </tr>
          </thead>
          <tbody>
            {history.moves.map(move => (
              <MoveRow key={move.id} move={move} />
            ))}
          </tbody>
        </table>
      )}
      {history.next !== null && (
        <ButtonLink href={`${urlTo(paths.deskItem, item.item)}?before=${history.next}`} look="quiet" small>
          {t('desk.older')}
        </ButtonLink>
      )}
    </section>
  )
}

function MoveRow({ move }: { move: MoveList['moves'][number] }) {
  const { t, locale, urlTo } = useLanguage()
  const { at, change, quantity, cause, order, actor, note } = move
  return (
    <tr>
      <th scope="row">
        <time dateTime={at}>{formatShopTime(at, locale)}</time>
      </th>
      <td className="is-number">{change > 0 ? `+${change}` : String(change).replace('-', '−')}</td>
      <td className="is-number">
        <span className="desk-label">{t('desk.stockQuantity')}</span> {quantity}
      </td>
      <td>
        {isKnown(cause) ? t(`desk.stockCause_${cause}`) : cause}{' '}
        {order !== null && (
          <a href={urlTo(paths.deskOrder, String(order))}>{t('desk.stockOrder', { number: order })}</a>
        )}
      </td>
      <td className={actor ? undefined : 'is-empty'}>{actor === 'shop' ? t('desk.orderByShop') : actor}</td>
      <td className={note ? undefined : 'is-empty'}>{note}</td>
    </tr>
  )
}
