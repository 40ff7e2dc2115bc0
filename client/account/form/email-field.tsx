import { use } from 'react'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Field } from '../../shared/ui/form/field.tsx'
import { PanelsContext } from '../panel-link.tsx'

interface EmailFieldProps {
  name: string
  label?: PlainKey
  error?: string
  required: boolean
  readOnly: boolean
  onInput: () => void
  autoComplete: 'username webauthn' | 'username' | 'email'
}

/** The field for an account's e-mail address. Its value is shared with the drawer's other forms. */
export function EmailField({ label = 'account.email', onInput, ...field }: EmailFieldProps) {
  const { t } = useLanguage()
  const panels = use(PanelsContext)
  return (
    <Field
      {...field}
      label={t(label)}
      type="email"
      inputMode="email"
      maxLength={254}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={panels?.email}
      onInput={event => {
        onInput()
        if (event.currentTarget instanceof HTMLInputElement) panels?.setEmail(event.currentTarget.value)
      }}
    />
  )
}
