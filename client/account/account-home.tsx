import { useLanguage } from '../shared/texts/use-translate.ts'
import { AccountHead } from './account-head.tsx'
import { CustomersOnly } from './customers-only.tsx'
import { OrderList } from './orders/order-list.tsx'

/** The customer's home page: a greeting and their orders. */
export function AccountHome() {
  const { t } = useLanguage()
  return (
    <CustomersOnly title="account.mine">
      {({ firstName, email }, onLeave) => (
        <div className="band account">
          <AccountHead
            title={t('account.hello', { firstName })}
            text={t('account.homeText', { email })}
            view="home"
            onLeave={onLeave}
          />
          <OrderList />
        </div>
      )}
    </CustomersOnly>
  )
}
