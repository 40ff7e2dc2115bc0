import { useState } from 'react'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { AccountHead } from './account-head.tsx'
import { CustomersOnly } from './customers-only.tsx'
import { ListWaiting } from './list-state.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OwnLamps } from './orders/own-lamps.tsx'
import { useOwnLamps } from './orders/use-own-lamps.ts'

/** The customer's home page: a greeting, their lamps and their orders. */
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
          <Purchases />
        </div>
      )}
    </CustomersOnly>
  )
}

/** Lamps and orders are shown together, so that nothing moves when one of them is loaded later. */
function Purchases() {
  const { t } = useLanguage()
  const lamps = useOwnLamps()
  // Stays true while a failed request is repeated, because the list of orders shows that itself.
  const [isLoaded, setLoaded] = useState(false)
  if (lamps && !isLoaded) setLoaded(true)
  if (!isLoaded) return <ListWaiting text={t('orders.loading')} />
  return (
    <>
      <OwnLamps lamps={lamps ?? []} />
      <OrderList />
    </>
  )
}
