import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { ManagedOrder } from './order.ts'

/** The state of an order's goods, as a mark. */
export function GoodsMark({ goods }: Pick<ManagedOrder, 'goods'>) {
  const { t } = useLanguage()
  return <span className="desk-mark">{t(`desk.orderGoods_${goods}`)}</span>
}

/** The state of an order's money, as a mark; red if somebody must act. */
export function MoneyMark({ money }: { money: NonNullable<ManagedOrder['money']> }) {
  const { t } = useLanguage()
  const isBad = money === 'refund_failed' || money === 'disputed'
  return <span className={isBad ? 'desk-mark-bad' : 'desk-mark'}>{t(`desk.orderMoney_${money}`)}</span>
}
