import { useState } from 'react'
import type { Customer } from '../../shared/commerce/schema/customer.ts'
import { selectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { cacheSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormEnd } from '../form/form-end.tsx'
import { SavedMessage } from '../form/saved.tsx'

/**
 * A form to change the e-mail address for logging in. Some platforms change it at once, others only
 * after the customer has confirmed the new address.
 */
export function EmailForm({ customer }: { customer: Customer }) {
  const { t } = useLanguage()
  const [isChanged, setChanged] = useState(false)
  const { submit, field, isPending, isSuccess, failure } = useAccountForm({
    call: async ({ newEmail = '' }) => {
      const answer = await bagCommerce.call('PUT', 'email', selectionAnswer, { newEmail: newEmail.trim() })
      setChanged(answer.loggedIn?.email === newEmail.trim())
      cacheSelection(answer)
    },
  })
  return (
    <form className="account-form" method="dialog" onSubmit={submit} noValidate>
      <p>{t('details.emailNow', { email: customer.email })}</p>
      <EmailField {...field('newEmail')} label="details.newEmail" autoComplete="email" />
      <SavedMessage shown={isSuccess} text={isChanged ? 'details.emailSaved' : 'details.emailSent'} />
      <FormEnd isPending={isPending} label="details.saveEmail" busy="account.saving" failure={failure} />
    </form>
  )
}
