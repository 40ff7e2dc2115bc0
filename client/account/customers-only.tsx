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
  /** `onLeave` is called before the session ends: its page leads elsewhere by itself. */
  children: (customer: Customer, onLeave: (leaves: boolean) => void) => ReactNode
}

/** A page of the customer's own; visitors are redirected to the login, and back afterwards. */
export function CustomersOnly({ title, children }: CustomersOnlyProps) {
  const { t, urlTo } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const [leaves, setLeaves] = useState(false)
  const isOutside = status === 'READY' && answer !== null && !isLoggedIn(answer) && !leaves
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
  if (customer?.email) return children(customer, setLeaves)
  return (
    <>
      <h1 className="visually-hidden">{t(title)}</h1>
      <Spinner />
    </>
  )
}
