import { useLanguage } from '../texts/use-translate.ts'
import { Button } from '../ui/form/button.tsx'

interface PasskeyLoginButtonProps {
  logIn: () => void
  isPending: boolean
  isError: boolean
}

/** The button that logs in by passkey. It needs the texts of the feature `account`. */
export function PasskeyLoginButton({ logIn, isPending, isError }: PasskeyLoginButtonProps) {
  const { t } = useLanguage()
  return (
    <>
      <Button look="quiet" wide loading={isPending} onClick={() => logIn()}>
        {t('account.passkeyLogin')}
      </Button>
      <div role="alert">{isError && <p className="notice notice-error">{t('account.passkeyFailed')}</p>}</div>
    </>
  )
}
