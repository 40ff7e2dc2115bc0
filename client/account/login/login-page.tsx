import { useLanguage } from '../../i18n/use-translate.ts'
import { AccountHead } from '../account-head.tsx'
import { CustomersOnly } from '../customers-only.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** How the customer logs in: e-mail, password. */
export function LoginPage() {
  const { t } = useLanguage()
  return (
    <CustomersOnly title="login.title">
      {(customer, onLeave) => (
        <div className="band account">
          <AccountHead title={t('login.title')} view="login" onLeave={onLeave} />
          <section className="account-section">
            <h2>{t('details.email')}</h2>
            <EmailForm customer={customer} />
          </section>
          <section className="account-section">
            <h2>{t('details.password')}</h2>
            <PasswordForm />
          </section>
        </div>
      )}
    </CustomersOnly>
  )
}
