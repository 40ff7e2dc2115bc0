import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import { maySeeMoney } from '../order/rights.ts'
import { listScreens } from '../screens.ts'
import { formatShopDate } from '../times.ts'
import type { Today } from './today.ts'

/** The desk's first screen: the tasks that wait for this operator. */
export function TodayPage({ today, operator }: { today: Today; operator: DeskOperator }) {
  const { t, urlTo, locale } = useLanguage()
  const { toSend, refundsDue, withdrawals } = today
  // Commerce's number of withdrawals includes the withdrawals whose refund is due.
  const unmatched = withdrawals === null || refundsDue === null ? null : withdrawals - refundsDue
  const unsentMails: Tile = {
    label: 'desk.unsentMails',
    count: today.unsentMails,
    to: `${paths.deskOrders}?work=unsent_mails`,
    detail: t('desk.mailsWhere'),
  }
  const tiles: Tile[] = [
    {
      label: 'desk.toSend',
      count: toSend?.count ?? null,
      to: `${paths.deskOrders}?work=to_send`,
      detail: toSend?.oldest ? t('desk.oldest', { date: formatShopDate(toSend.oldest, locale) }) : '',
    },
    { label: 'desk.refundsDue', count: refundsDue, to: `${paths.deskMoney}#due` },
    { label: 'desk.refundsFailed', count: today.refundsFailed, to: `${paths.deskMoney}#failed` },
    { label: 'desk.withdrawals', count: unmatched, to: `${paths.deskMoney}#unmatched` },
    { label: 'desk.disputes', count: today.disputes, to: `${paths.deskMoney}#disputes` },
    { label: 'desk.lowStock', count: today.lowStock, to: `${paths.deskStock}?low=1` },
    // Packers are not allowed to see mails.
    ...(maySeeMoney(operator) ? [unsentMails] : []),
  ]
  const screens = listScreens(operator).map(({ path }) => path)
  const waiting = tiles.filter(({ to, count }) => count !== 0 && screens.includes(to.replace(/[?#].*/, '')))
  return (
    <>
      <h1>{t('desk.today')}</h1>
      {waiting.length === 0 && <p>{t('desk.nothingWaits')}</p>}
      <ul className="desk-tiles">
        {waiting.map(({ label, count, to, detail }) => (
          <li key={label}>
            <a className="desk-tile" href={urlTo(paths.desk).replace(paths.desk, '') + to}>
              <strong className="desk-count">{count ?? '–'}</strong>
              <span>{t(label)}</span>
              <span className="soft">{count === null ? t('desk.partFailed') : detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Tile {
  label: PlainKey
  count: number | null
  /** The path of the screen where the work is done, with its query. */
  to: string
  detail?: string
}
