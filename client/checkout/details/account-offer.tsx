import { useState } from 'react'
import { readStored, writeStored } from '../../shared/browser/storage.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'

interface AccountOfferProps {
  error: (name: string) => string | undefined
  onEdit: (name: string) => void
}

/** A checkbox to create an account with the purchase, and the field for its password. */
export function AccountOffer({ error, onEdit }: AccountOfferProps) {
  const { t } = useLanguage()
  const [wanted, setWanted] = useState(readStored('checkbox:account') === 'true')
  return (
    <>
      <Checkbox
        name="account"
        label={t('checkout.createAccount')}
        checked={wanted}
        onChange={event => {
          const { checked } = event.currentTarget
          onEdit('accountPassword')
          setWanted(checked)
          writeStored('checkbox:account', String(checked))
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
