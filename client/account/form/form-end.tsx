import type { PlainKey } from '../../i18n/index.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/form/button.tsx'

interface FormEndProps {
  isPending: boolean
  label: PlainKey
  /** While it calls. */
  busy: PlainKey
  failure: string | null | undefined
}

/** The one button of an account's form, and what went wrong with the whole. */
export function FormEnd({ isPending, label, busy, failure }: FormEndProps) {
  const { t } = useLanguage()
  return (
    <>
      <div role="alert">{failure && <p className="notice notice-error">{failure}</p>}</div>
      <Button type="submit" wide loading={isPending}>
        {t(isPending ? busy : label)}
      </Button>
    </>
  )
}
