import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSelection } from '../commerce/hooks/use-selection.ts'
import { withBag } from '../commerce/session/carry-bag.ts'
import { isLoggedIn } from '../commerce/session/logged-in.ts'
import { commerce } from '../commerce/session/session-client.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import * as paths from '../paths.ts'
import { Button } from '../ui/form/button.tsx'
import { Spinner } from './spinner.tsx'

/** The customer's own page; visitors are redirected to the login, and back afterwards. */
export function AccountHome() {
  const { t, urlTo } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const logout = useMutation({
    mutationFn: () => withBag(() => commerce.logout(), { logsIn: false }),
    onSuccess: () => location.assign(urlTo(paths.home)),
  })
  const isOutside = status === 'READY' && answer !== null && !isLoggedIn(answer) && logout.isIdle
  useEffect(() => {
    if (isOutside) location.replace(`${urlTo(paths.login)}?returnUrl=${encodeURIComponent(location.pathname)}`)
  }, [isOutside, urlTo])

  if (failed) {
    return (
      <div className="band account">
        <h1>{t('account.mine')}</h1>
        <p role="alert">{t('account.failed')}</p>
        <Button look="quiet" onClick={retry}>
          {t('bag.retry')}
        </Button>
      </div>
    )
  }
  const customer = answer?.loggedIn
  if (!customer?.email) {
    return (
      <>
        <h1 className="visually-hidden">{t('account.mine')}</h1>
        <Spinner />
      </>
    )
  }
  return (
    <div className="band account">
      <h1>{t('account.hello', { firstName: customer.firstName })}</h1>
      <p>{t('account.homeText', { email: customer.email })}</p>
      <div role="alert">{logout.isError && <p className="notice notice-error">{t('account.logoutFailed')}</p>}</div>
      <Button look="quiet" loading={!logout.isIdle && !logout.isError} onClick={() => logout.mutate()}>
        {t(logout.isPending ? 'account.loggingOut' : 'account.logout')}
      </Button>
    </div>
  )
}
