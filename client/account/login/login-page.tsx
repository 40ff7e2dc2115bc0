import type { Customer } from '../../shared/commerce/schema/customer.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { AccountHead } from '../account-head.tsx'
import { CustomersOnly } from '../customers-only.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteForm } from './delete-form.tsx'
import { EmailForm } from './email-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './use-sessions.ts'

/**
 * The page where customers change their e-mail address, password and passkeys, end sessions,
 * download their data and delete the account.
 */
export function LoginPage() {
  return (
    <CustomersOnly title="login.title">
      {(customer, onLeave) => <Login customer={customer} onLeave={onLeave} />}
    </CustomersOnly>
  )
}

function Login({ customer, onLeave }: { customer: Customer; onLeave: (leaves: boolean) => void }) {
  const { t } = useLanguage()
  const sessions = useSessions()
  return (
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
      {/* Only the commerce service that is part of this shop has calls for these sections. */}
      {!sessions.isUnknown && (
        <>
          <PasskeyList />
          <SessionList {...sessions} />
          <DataSection email={customer.email} emailConfirmed={sessions.emailConfirmed} />
          <DeleteForm onLeave={onLeave} />
        </>
      )}
    </div>
  )
}
