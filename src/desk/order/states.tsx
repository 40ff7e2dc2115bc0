import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { ManagedOrder } from './order.ts'

/** A label with the state of an order's goods. */
export function GoodsMark({ goods }: Pick<ManagedOrder, 'goods'>) {
  const { t } = useLanguage()
  return <span className="desk-mark">{t(`desk.orderGoods_${goods}`)}</span>
}

/** A label with the state of an order's money; red if somebody must do something about it. */
export function MoneyMark({ money }: { money: NonNullable<ManagedOrder['money']> }) {
  const { t } = useLanguage()
  const isBad = money === 'refund_failed' || money === 'disputed'
  return <span className={isBad ? 'desk-mark-bad' : 'desk-mark'}>{t(`desk.orderMoney_${money}`)}</span>
}
