import { type FormEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { inTurn } from '../../../commerce/hooks/in-turn.ts'
import { useAccountForm } from '../../../commerce/hooks/use-account-form.ts'
import type { SelectionAnswer } from '../../../commerce/schema/selection.ts'
import { withBag } from '../../../commerce/session/carry-bag.ts'
import { commerce } from '../../../commerce/session/session-client.ts'
import { loadLanguage } from '../../../i18n/load-language.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { LanguageContext, useLanguage } from '../../../i18n/use-translate.ts'
import * as paths from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'

interface LoginFormProps {
  /** What is typed in the checkout. */
  email: string
  onLogin: (answer: SelectionAnswer) => void
}

/** The login form, in the language of the account's texts. */
export async function loadLoginForm(locale: Locale) {
  const language = await loadLanguage(locale, 'account')
  return (props: LoginFormProps) => (
    <LanguageContext value={language}>
      <LoginForm {...props} />
    </LanguageContext>
  )
}

const formId = 'checkout-login'

function LoginForm({ email, onLogin }: LoginFormProps) {
  const { t, urlTo } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { submit, field, isPending, failure } = useAccountForm({
    call: async ({ email = '', password = '' }) => {
      const login = () => commerce.login(email.trim(), password)
      onLogin(await inTurn('choice', () => withBag(login, { logsIn: true, again: login })))
    },
  })
  useEffect(() => {
    const [first, second] = place.current?.querySelectorAll('input') ?? []
    const wanted = first?.value ? second : first
    wanted?.focus()
  }, [])
  return (
    <div className="account-form checkout-login" ref={place}>
      {/* A form cannot be inside another, so its fields name it. */}
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
        autoComplete="username"
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
      <a className="link" href={urlTo(paths.forgotPassword)} target="_blank" rel="noopener">
        {t('account.forgot')}
      </a>
    </div>
  )
}
