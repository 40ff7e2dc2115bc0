import { type ReactNode, useEffect, useState } from 'react'
import * as paths from '../paths.ts'
import type { Customer } from '../shared/commerce/schema/customer.ts'
import { isLoggedIn } from '../shared/commerce/session/logged-in.ts'
import { useSelection } from '../shared/hooks/use-selection.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'
import { Spinner } from './spinner.tsx'

interface CustomersOnlyProps {
  title: PlainKey
  /**
   * Renders the page. It must call `onLeave(true)` before it ends the session and opens another
   * page; otherwise the visitor would be redirected to the login.
   */
  children: (customer: Customer, onLeave: (isLeaving: boolean) => void) => ReactNode
}

/**
 * A page for logged-in customers. Other visitors are redirected to the login, and return to the
 * page afterwards.
 */
export function CustomersOnly({ title, children }: CustomersOnlyProps) {
  const { t, urlTo } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const [isLeaving, setLeaving] = useState(false)
  const isOutside = status === 'READY' && answer !== null && !isLoggedIn(answer) && !isLeaving
  useEffect(() => {
    if (isOutside) location.replace(`${urlTo(paths.login)}?returnUrl=${encodeURIComponent(location.pathname)}`)
  }, [isOutside, urlTo])

  if (failed) {
    return (
      <div className="band account">
        <h1>{t(title)}</h1>
        <p role="alert">{t('account.failed')}</p>
        <Button look="quiet" onClick={retry}>
          {t('bag.retry')}
        </Button>
      </div>
    )
  }
  const customer = answer?.loggedIn
  if (customer?.email) return children(customer, setLeaving)
  return (
    <>
      <h1 className="visually-hidden">{t(title)}</h1>
      <Spinner />
    </>
  )
}
