import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { maySeeMoney } from '../order/rights.ts'
import { SavedNotice } from '../saved-notice.tsx'
import { formatFilter, type OrderFilter, type OrdersScreen, works } from './orders.ts'
import { OrderTable } from './table.tsx'

/** The list of orders, with its filters. */
export function OrdersPage({ screen }: { screen: OrdersScreen }) {
  const { t, urlTo } = useLanguage()
  const { list, filter, operator, isDone, problems } = screen
  const address = (more: Partial<OrderFilter>) => `${urlTo(paths.deskOrders)}?${formatFilter({ ...filter, ...more })}`
  const shown = works.filter(work => work === 'to_send' || work === 'all' || maySeeMoney(operator))
  return (
    <>
      <h1>{t('desk.orders')}</h1>
      {isDone && <SavedNotice />}
      <nav aria-label={t('desk.ordersWhich')}>
        <ul className="desk-menu desk-tabs">
          {shown.map(work => (
            <li key={work}>
              <a href={address({ work, before: '' })} aria-current={work === filter.work ? 'page' : undefined}>
                {t(`desk.ordersWork_${work}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="desk-filter">
        <input type="hidden" name="work" value={filter.work} />
        <Field
          name="find"
          type="search"
          label={t('desk.ordersFind')}
          defaultValue={filter.find}
          maxLength={100}
          autoComplete="off"
        />
        <Field name="from" type="date" label={t('desk.from')} defaultValue={filter.from} />
        <Field name="to" type="date" label={t('desk.to')} defaultValue={filter.to} />
        <Button type="submit" look="quiet" small>
          {t('desk.show')}
        </Button>
      </form>
      {filter.find && (
        <p role="status">
          {t(list.orders.length === 0 ? 'desk.ordersNotFound' : 'desk.ordersFound', { text: filter.find })}{' '}
          <a href={address({ find: '', before: '' })}>{t('desk.ordersShowAll')}</a>
        </p>
      )}
      {problems.length > 0 && (
        <div className="notice notice-error" role="alert">
          <ul>
            {problems.map(({ subject, reason }) => (
              <li key={`${subject} ${reason}`}>
                {subject} {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {list.orders.length > 0 && <OrderTable screen={screen} to={address({})} />}
      {list.orders.length === 0 && !filter.find && (
        <p>{t(filter.work === 'unsent_mails' ? 'desk.ordersNoLateMails' : 'desk.ordersEmpty')}</p>
      )}
      {list.next !== null && (
        <ButtonLink href={address({ before: String(list.next) })} look="quiet" small>
          {t(filter.work === 'to_send' ? 'desk.newer' : 'desk.older')}
        </ButtonLink>
      )}
    </>
  )
}
