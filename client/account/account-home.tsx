import { useMutation } from '../browser/use-mutation.ts'
import { withBag } from '../commerce/session/carry-bag.ts'
import { commerce } from '../commerce/session/session-client.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import * as paths from '../paths.ts'
import { Button } from '../ui/form/button.tsx'
import { CustomersOnly } from './customers-only.tsx'
import { OrderList } from './orders/order-list.tsx'

/** The customer's own page: a greeting, and their orders. */
export function AccountHome() {
  const { t } = useLanguage()
  return (
    <CustomersOnly title="account.mine">
      {(customer, onLeave) => (
        <div className="band account">
          <header className="account-head">
            <h1>{t('account.hello', { firstName: customer.firstName })}</h1>
            <p>{t('account.homeText', { email: customer.email })}</p>
            <Logout onLeave={onLeave} />
          </header>
          <OrderList />
        </div>
      )}
    </CustomersOnly>
  )
}

function Logout({ onLeave }: { onLeave: (leaves: boolean) => void }) {
  const { t, urlTo } = useLanguage()
  const logout = useMutation({
    mutationFn: () => withBag(() => commerce.logout(), { logsIn: false }),
    onError: () => onLeave(false),
    onSuccess: () => location.assign(urlTo(paths.home)),
  })
  return (
    <>
      <Button
        look="quiet"
        loading={!logout.isIdle && !logout.isError}
        onClick={() => {
          onLeave(true)
          logout.mutate()
        }}
      >
        {t(logout.isPending ? 'account.loggingOut' : 'account.logout')}
      </Button>
      <div role="alert">{logout.isError && <p className="notice notice-error">{t('account.logoutFailed')}</p>}</div>
    </>
  )
}
