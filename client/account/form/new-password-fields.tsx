import type { AccountField, FormValues } from '../../shared/hooks/use-account-form.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'

/** Two fields for a new password. `label` is the label of the first one. */
export function NewPasswordFields({ field, label }: { field: AccountField; label: PlainKey }) {
  const { t } = useLanguage()
  const common = { type: 'password', autoComplete: 'new-password' }
  return (
    <>
      <Field {...field('password')} {...common} label={t(label)} hint={t('account.passwordRule')} />
      <Field {...field('repeatPassword')} {...common} label={t('account.repeatPassword')} />
    </>
  )
}

/** Returns an error for the second field if the two passwords differ. */
export const checkPasswords = ({ password, repeatPassword }: FormValues) =>
  password === repeatPassword ? {} : { repeatPassword: 'account.mismatch' as const }
