import { type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { SelectionAnswer } from '../../../shared/commerce/schema/selection.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { withTexts } from '../../../shared/texts/with-texts.tsx'

import { loadLater } from '../../../shared/ui/fallback/later.ts'
import { Skeleton } from '../../../shared/ui/fallback/skeleton.tsx'
import { Unloaded } from '../unloaded.tsx'

const LoginForm = loadLater(
  async () => withTexts('account', (await import('./login-form.tsx')).CheckoutLoginForm),
  Unloaded,
)

interface LoginOfferProps {
  /** The customer's e-mail address; empty for guests. */
  customer: string
  onLogin: (answer: SelectionAnswer) => void
}

/** Offers to log in without leaving the checkout. The login form is loaded when it is opened. */
export function LoginOffer({ customer, onLogin }: LoginOfferProps) {
  const { t } = useLanguage()
  /** The e-mail address typed before the login was opened; null while it is closed. */
  const [email, setEmail] = useState<string | null>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const wasOpen = email !== null
  useEffect(() => {
    if (customer && wasOpen) message.current?.focus()
  }, [customer, wasOpen])

  function toggle({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const field = form?.elements.namedItem('shipping.email')
    setEmail(wasOpen ? null : field instanceof HTMLInputElement ? field.value : '')
  }

  if (customer) {
    return (
      <p ref={message} tabIndex={-1}>
        {t('checkout.loggedIn', { email: customer })}
      </p>
    )
  }
  return (
    <div>
      <p>
        {t('checkout.haveAccount')}{' '}
        <button type="button" className="link" aria-expanded={wasOpen} aria-controls={id} onClick={toggle}>
          {t('checkout.login')}
        </button>
      </p>
      <div id={id}>
        {wasOpen && (
          <Suspense fallback={<Skeleton lines={2} label={t('bag.loading')} />}>
            <LoginForm email={email} onLogin={onLogin} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
