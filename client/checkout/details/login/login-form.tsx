import { type FormEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as paths from '../../../paths.ts'
import { login } from '../../../shared/commerce/accounts.ts'
import type { SelectionAnswer } from '../../../shared/commerce/schema/selection.ts'
import { keepBag } from '../../../shared/commerce/session/carry-bag.ts'
import { queueChange } from '../../../shared/commerce/session/in-turn.ts'
import { bagCommerce } from '../../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../../shared/hooks/use-account-form.ts'
import { usePasskeyLogin } from '../../../shared/hooks/use-passkey-login.ts'
import { PasskeyLoginButton } from '../../../shared/purchase/passkey-login-button.tsx'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'

interface LoginFormProps {
  /** The e-mail address that was typed in the checkout. */
  email: string
  onLogin: (answer: SelectionAnswer) => void
}

const formId = 'checkout-login'

/** A login form inside the checkout. It needs the texts of the feature `account`. */
export function CheckoutLoginForm({ email, onLogin }: LoginFormProps) {
  const { t, urlTo } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { submit, field, isPending, failure } = useAccountForm({
    call: async ({ email = '', password = '' }) => {
      const logIn = () => login(bagCommerce, email.trim(), password)
      onLogin(await queueChange('choice', () => keepBag(logIn, { logsIn: true, again: logIn })))
    },
  })
  const passkey = usePasskeyLogin(onLogin)
  useEffect(() => {
    const [first, second] = place.current?.querySelectorAll('input') ?? []
    const wanted = first?.value ? second : first
    wanted?.focus()
  }, [])
  return (
    <div className="account-form checkout-login" ref={place}>
      {/* Forms cannot be nested, so the fields refer by id to a form outside the checkout form. */}
      {createPortal(
        <form
          id={formId}
          method="dialog"
          noValidate
          hidden
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.stopPropagation()
            submit(event)
          }}
        />,
        document.body,
      )}
      <Field
        {...field('email')}
        form={formId}
        label={t('account.email')}
        type="email"
        inputMode="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username webauthn"
        defaultValue={email}
      />
      <Field
        {...field('password')}
        form={formId}
        label={t('account.password')}
        type="password"
        autoComplete="current-password"
      />
      <div role="alert">{failure && <p className="notice notice-error">{failure}</p>}</div>
      <Button type="submit" form={formId} look="quiet" loading={isPending}>
        {t(isPending ? 'account.loggingIn' : 'account.login')}
      </Button>
      {passkey.isOffered && <PasskeyLoginButton {...passkey} />}
      <a className="link" href={urlTo(paths.forgotPassword)} target="_blank" rel="noopener">
        {t('account.forgot')}
      </a>
    </div>
  )
}
