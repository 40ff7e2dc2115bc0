import * as v from 'valibot'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { selectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { formatTooMany } from '../../shared/commerce/wait.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { SavedMessage } from '../form/saved.tsx'

/**
 * The response with the customer's data. Its fields are not checked, because they are only saved as
 * a file.
 */
const dataAnswer = v.object({ token: v.nullish(v.string(), null), data: v.record(v.string(), v.unknown()) })

/**
 * Lets customers download their stored data as a file. The file contains more after they have
 * confirmed their e-mail address.
 */
export function DataSection({ email, emailConfirmed }: { email: string; emailConfirmed: boolean }) {
  const language = useLanguage()
  const { t } = language
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await bagCommerce.call('GET', 'customer/data', dataAnswer)
      saveFile(`dager-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(data, null, 2))
    },
  })
  const confirm = useMutation({
    mutationFn: () => bagCommerce.call('PUT', 'email', selectionAnswer, { newEmail: email }),
  })
  const error = download.error ?? confirm.error
  return (
    <section className="account-section" aria-labelledby="data">
      <h2 id="data">{t('login.data')}</h2>
      <div className="addresses">
        <p>{t('login.dataText')}</p>
        <Button look="quiet" loading={download.isPending} onClick={() => download.mutate()}>
          {t(download.isPending ? 'login.downloading' : 'login.download')}
        </Button>
        <SavedMessage shown={download.isSuccess} text="login.downloaded" />
        {!emailConfirmed && (
          <>
            <p>{t('login.unconfirmed', { email })}</p>
            <Button look="quiet" loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('login.confirm')}
            </Button>
            <SavedMessage shown={confirm.isSuccess} text="login.confirmSent" />
          </>
        )}
        <div role="alert">
          {error && <p className="notice notice-error">{formatTooMany(error, language) ?? t('account.failed')}</p>}
        </div>
      </div>
    </section>
  )
}

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click, so its address is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
