import { selectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { cacheSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'
import { FormEnd } from '../form/form-end.tsx'
import { checkPasswords, NewPasswordFields } from '../form/new-password-fields.tsx'
import { SavedMessage } from '../form/saved.tsx'

/**
 * A form to change the password. It requires the current password. The change ends all other
 * sessions.
 */
export function PasswordForm() {
  const { t } = useLanguage()
  const { submit, field, isPending, isSuccess, failure } = useAccountForm({
    check: checkPasswords,
    names: { password: 'currentPassword', newPassword: 'password' },
    reasons: { 'currentPassword incorrect': 'details.wrongPassword' },
    call: async ({ currentPassword = '', password = '' }) => {
      const passwords = { password: currentPassword, newPassword: password }
      cacheSelection(await bagCommerce.call('PUT', 'password', selectionAnswer, passwords))
    },
  })
  return (
    <form className="account-form" method="dialog" onSubmit={submit} noValidate>
      <p>{t('details.passwordText')}</p>
      <Field
        {...field('currentPassword')}
        label={t('details.currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields field={field} label="account.newPassword" />
      <SavedMessage shown={isSuccess} text="details.passwordSaved" />
      <FormEnd isPending={isPending} label="account.setPassword" busy="account.saving" failure={failure} />
    </form>
  )
}
