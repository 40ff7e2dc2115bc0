import type { ReactNode } from 'react'
import type { PlainKey } from '../../shared/texts/translate.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'

interface FormEndProps {
  isPending: boolean
  label: PlainKey
  /** The button's label while a call is running. */
  busy: PlainKey
  failure: string | null | undefined
  /** Another button beside the submit button. */
  children?: ReactNode
}

/** The end of an account form: errors that belong to no single field, and the submit button. */
export function FormEnd({ isPending, label, busy, failure, children }: FormEndProps) {
  const { t } = useLanguage()
  return (
    <>
      <div role="alert">{failure && <p className="notice notice-error">{failure}</p>}</div>
      <div className="account-form-end">
        <Button type="submit" wide loading={isPending}>
          {t(isPending ? busy : label)}
        </Button>
        {children}
      </div>
    </>
  )
}
