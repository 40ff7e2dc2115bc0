import { login } from '../../shared/commerce/accounts.ts'
import { keepBag } from '../../shared/commerce/session/carry-bag.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { usePasskeyLogin } from '../../shared/hooks/use-passkey-login.ts'
import { PasskeyLoginButton } from '../../shared/purchase/passkey-login-button.tsx'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'
import { PanelLink } from '../panel-link.tsx'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'

/** The login form. After the login, `VisitorsOnly` redirects. */
export function LoginForm() {
  const { t } = useLanguage()
  const { submit, field, isPending, failure } = useAccountForm({
    call: ({ email = '', password = '' }) => {
      const logIn = () => login(bagCommerce, email.trim(), password)
      return keepBag(logIn, { logsIn: true, again: logIn })
    },
  })
  const passkey = usePasskeyLogin()
  return (
    // Without scripts, this form method sends nothing, so the password never ends up in a URL.
    <form className="account-form" method="dialog" onSubmit={submit} noValidate>
      <EmailField {...field('email')} autoComplete="username webauthn" />
      <Field {...field('password')} label={t('account.password')} type="password" autoComplete="current-password" />
      <FormEnd isPending={isPending} label="account.login" busy="account.loggingIn" failure={failure} />
      {passkey.isOffered && <PasskeyLoginButton {...passkey} />}
      <PanelLink to="forgot-password" label="account.forgot" />
      <PanelLink to="register" label="account.register" />
    </form>
  )
}
