import { useMutation } from '../browser/use-mutation.ts'
import { withBag } from '../commerce/session/carry-bag.ts'
import { commerce } from '../commerce/session/session-client.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import * as paths from '../paths.ts'
import { Button } from '../ui/form/button.tsx'

interface AccountHeadProps {
  title: string
  text?: string
  view: 'home' | 'details'
  /** See `CustomersOnly`. */
  onLeave: (leaves: boolean) => void
}

/** The head of the customer's own pages: the title, the way to the other page, and out. */
export function AccountHead({ title, text, view, onLeave }: AccountHeadProps) {
  const { t, urlTo } = useLanguage()
  const logout = useMutation({
    mutationFn: () => withBag(() => commerce.logout(), { logsIn: false }),
    onError: () => onLeave(false),
    onSuccess: () => location.assign(urlTo(paths.home)),
  })
  const current = (page: string) => (page === view ? 'page' : undefined)
  return (
    <header className="account-head">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className="account-nav">
        <nav aria-label={t('account.mine')}>
          <a href={urlTo(paths.account)} aria-current={current('home')}>
            {t('orders.title')}
          </a>
          <a href={urlTo(paths.accountDetails)} aria-current={current('details')}>
            {t('details.title')}
          </a>
        </nav>
        <Button
          small
          look="quiet"
          loading={!logout.isIdle && !logout.isError}
          onClick={() => {
            onLeave(true)
            logout.mutate()
          }}
        >
          {t(logout.isPending ? 'account.loggingOut' : 'account.logout')}
        </Button>
      </div>
      <div role="alert">{logout.isError && <p className="notice notice-error">{t('account.logoutFailed')}</p>}</div>
    </header>
  )
}
