import * as paths from '../../paths.ts'
import { login, registerCustomer } from '../../shared/commerce/accounts.ts'
import type { OrderAnswer } from '../../shared/commerce/schema/order.ts'
import { keepBag } from '../../shared/commerce/session/carry-bag.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { loadLanguage } from '../../shared/texts/load-language.ts'
import type { Locale } from '../../shared/texts/locales.ts'
import { LanguageContext, useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'

interface KeepOrderProps {
  order: OrderAnswer
}

/** Loads the texts of the feature `account`. Returns the form as a component that uses them. */
export async function loadKeepOrder(locale: Locale) {
  const language = await loadLanguage(locale, 'account')
  return (props: KeepOrderProps) => (
    <LanguageContext value={language}>
      <KeepOrder {...props} />
    </LanguageContext>
  )
}

/** Offers to create an account with the order's address. The buyer types only a password. */
function KeepOrder({ order: { address } }: KeepOrderProps) {
  const { t, urlTo, locale } = useLanguage()
  const { email } = address
  const { submit, field, isPending, isSuccess, error, failure } = useAccountForm({
    // The form has no e-mail field, so the error of an already registered address is shown at the
    // password.
    names: { email: 'password' },
    call: async ({ password = '' }) => {
      const data = { ...address, email, password, language: locale }
      await keepBag(() => registerCustomer(bagCommerce, data), {
        logsIn: true,
        again: () => login(bagCommerce, email, password),
      })
      location.assign(urlTo(paths.account))
    },
  })
  return (
    <section className="receipt-keep" aria-labelledby="keep-order">
      <h2 id="keep-order">{t('account.keepTitle')}</h2>
      <p>{t('account.keepText', { email })}</p>
      <form method="dialog" onSubmit={submit} noValidate>
        {/* Password managers need the e-mail address in the form. */}
        <input type="email" name="email" defaultValue={email} autoComplete="username" readOnly hidden />
        <Field
          {...field('password')}
          label={t('account.password')}
          hint={t('account.passwordRule')}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" loading={isPending || isSuccess}>
          {t(isPending || isSuccess ? 'account.registering' : 'account.register')}
        </Button>
        <div role="alert">{failure && <p className="notice notice-error">{failure}</p>}</div>
        {error && (
          <a className="link" href={urlTo(paths.login)}>
            {t('account.toLogin')}
          </a>
        )}
      </form>
    </section>
  )
}
