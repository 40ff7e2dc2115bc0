import { useRef } from 'react'
import { useStoredCheckbox } from '../../shared/browser/use-stored-checkbox.ts'
import { login, registerCustomer } from '../../shared/commerce/accounts.ts'
import { keepBag } from '../../shared/commerce/session/carry-bag.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { PanelLink } from '../panel-link.tsx'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { checkPasswords, NewPasswordFields } from './new-password-fields.tsx'

/** A form that creates an account and logs the customer in. */
export function RegisterForm() {
  const { locale, t } = useLanguage()
  const newsletter = useRef<HTMLInputElement>(null)
  const remember = useStoredCheckbox(newsletter, 'registerNewsletter')
  const { submit, field, isPending, failure } = useAccountForm({
    check: checkPasswords,
    call: ({ email = '', password = '', firstName = '', lastName = '' }, form) => {
      const wantsNewsletter = form.has('registerNewsletter')
      const data = { email: email.trim(), password, firstName, lastName, newsletter: wantsNewsletter, language: locale }
      return keepBag(() => registerCustomer(bagCommerce, data), {
        logsIn: true,
        again: () => login(bagCommerce, data.email, password),
      })
    },
  })
  return (
    <form className="account-form" method="dialog" onSubmit={submit} noValidate>
      <Field {...field('firstName')} label={t('field.firstName')} autoComplete="given-name" maxLength={60} />
      <Field {...field('lastName')} label={t('field.lastName')} autoComplete="family-name" maxLength={60} />
      <EmailField {...field('email')} autoComplete="email" />
      <NewPasswordFields field={field} label="account.password" />
      <Checkbox ref={newsletter} name="registerNewsletter" label={t('account.newsletter')} onChange={remember} />
      <FormEnd isPending={isPending} label="account.register" busy="account.registering" failure={failure} />
      <PanelLink to="login" label="account.toLogin" />
    </form>
  )
}
