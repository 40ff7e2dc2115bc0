import * as paths from '../paths.ts'
import { writeStored } from '../shared/browser/storage.ts'
import { useMutation } from '../shared/browser/use-mutation.ts'
import { logout } from '../shared/commerce/accounts.ts'
import { keepBag } from '../shared/commerce/session/carry-bag.ts'
import { bagCommerce } from '../shared/commerce/session/session-client.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'

/** The account pages that only logged-in customers see; `home` shows their orders. */
export type CustomerView = 'home' | 'details' | 'login'

interface AccountHeadProps {
  title: string
  text?: string
  view: CustomerView
  /**
   * Called with true before logging out, so that `CustomersOnly` does not redirect to the login,
   * and with false if logging out fails.
   */
  onLeave: (isLeaving: boolean) => void
}

/**
 * If not all links fit side by side, scrolls the navigation until the current page's link is
 * centred.
 */
function showCurrent(nav: HTMLElement | null) {
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
}

/**
 * The head of an account page: the title, links to the other account pages, and the button to log
 * out.
 */
export function AccountHead({ title, text, view, onLeave }: AccountHeadProps) {
  const { t, urlTo } = useLanguage()
  const logoutCall = useMutation({
    mutationFn: () => keepBag(() => logout(bagCommerce), { logsIn: false }),
    onError: () => onLeave(false),
    onSuccess: () => {
      writeStored('favoritesAccount', null)
      location.assign(urlTo(paths.home))
    },
  })
  const isLeaving = !logoutCall.isIdle && !logoutCall.isError
  const pages: { is: CustomerView; href: string; name: PlainKey }[] = [
    { is: 'home', href: urlTo(paths.account), name: 'orders.title' },
    { is: 'details', href: urlTo(paths.accountDetails), name: 'details.title' },
    { is: 'login', href: urlTo(paths.accountLogin), name: 'login.title' },
  ]
  return (
    <header className="account-head">
      <div className="account-title">
        <h1>{title}</h1>
        <button
          type="button"
          className="link"
          aria-disabled={isLeaving || undefined}
          onClick={() => {
            if (isLeaving) return
            onLeave(true)
            logoutCall.mutate()
          }}
        >
          {t(logoutCall.isPending ? 'account.loggingOut' : 'account.logout')}
        </button>
      </div>
      {text && <p>{text}</p>}
      <nav className="account-nav" aria-label={t('account.mine')} ref={showCurrent}>
        {pages.map(({ is, href, name }) => (
          <a key={is} href={href} aria-current={is === view ? 'page' : undefined}>
            {t(name)}
          </a>
        ))}
      </nav>
      <div role="alert">{logoutCall.isError && <p className="notice notice-error">{t('account.logoutFailed')}</p>}</div>
    </header>
  )
}
