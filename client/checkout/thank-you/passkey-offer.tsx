import { useEffect, useState } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { canUsePasskeys, createOwnPasskey, loadOwnPasskeys } from '../../shared/commerce/passkeys.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'

/** Offers a passkey to a customer who has none, if the browser can create one. */
export function PasskeyOffer() {
  const { t } = useLanguage()
  const [hasNone, setNone] = useState(false)
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => createOwnPasskey(bagCommerce),
    onError: error => console.info('No passkey was added.', error),
  })
  useEffect(() => {
    if (!canUsePasskeys()) return
    loadOwnPasskeys(bagCommerce).then(
      passkeys => setNone(passkeys.length === 0),
      (error: unknown) => console.info('The passkeys did not load.', error),
    )
  }, [])
  if (!hasNone) return null
  return (
    <section className="receipt-keep" aria-labelledby="passkey-offer">
      <h2 id="passkey-offer">{t('login.passkeyOffer')}</h2>
      <p role="status">{t(isSuccess ? 'login.passkeyAdded' : 'login.passkeysText')}</p>
      {!isSuccess && (
        <Button loading={isPending} onClick={() => mutate()}>
          {t('login.passkeyAdd')}
        </Button>
      )}
      <div role="alert">{isError && <p className="notice notice-error">{t('login.passkeyFailed')}</p>}</div>
    </section>
  )
}
