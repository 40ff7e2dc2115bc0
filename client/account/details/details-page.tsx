import { useLanguage } from '../../i18n/use-translate.ts'
import { AccountHead } from '../account-head.tsx'
import { CustomersOnly } from '../customers-only.tsx'
import { DetailsForm } from './details-form.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** What the shop knows of the customer, to be changed: name, address, e-mail, password. */
export function DetailsPage() {
  const { t } = useLanguage()
  return (
    <CustomersOnly title="details.title">
      {(customer, onLeave) => (
        <div className="band account">
          <AccountHead title={t('details.title')} view="details" onLeave={onLeave} />
          <section className="account-section">
            <h2>{t('details.address')}</h2>
            <DetailsForm customer={customer} />
          </section>
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
