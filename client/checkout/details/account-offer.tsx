import { useState } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'

interface AccountOfferProps {
  error: (name: string) => string | undefined
  onEdit: (name: string) => void
}

/** Creates an account with the purchase, from the details that are typed anyway. */
export function AccountOffer({ error, onEdit }: AccountOfferProps) {
  const { t } = useLanguage()
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Checkbox
        name="account"
        label={t('checkout.createAccount')}
        checked={wanted}
        onChange={event => {
          onEdit('accountPassword')
          setWanted(event.currentTarget.checked)
        }}
      />
      {wanted && (
        <Field
          name="accountPassword"
          label={t('checkout.password')}
          hint={t('checkout.passwordRule')}
          type="password"
          autoComplete="new-password"
          required
          error={error('accountPassword')}
          onInput={() => onEdit('accountPassword')}
        />
      )}
    </>
  )
}
