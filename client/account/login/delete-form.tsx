import { useState } from 'react'
import * as paths from '../../paths.ts'
import { writeStored } from '../../shared/browser/storage.ts'
import { selectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { cacheSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { FormEnd } from '../form/form-end.tsx'

/**
 * Lets customers delete their account. It shows what is deleted and what the law requires the shop
 * to keep, and then asks for the password.
 */
export function DeleteForm({ onLeave }: { onLeave: (leaves: boolean) => void }) {
  const { t, urlTo } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { submit, field, isPending, isSuccess, failure } = useAccountForm({
    names: { password: 'deletePassword' },
    reasons: { 'deletePassword incorrect': 'details.wrongPassword' },
    call: async ({ deletePassword = '' }) => {
      const answer = await bagCommerce.call('POST', 'customer/deletion', selectionAnswer, { password: deletePassword })
      onLeave(true)
      writeStored('favoritesAccount', null)
      cacheSelection(answer)
      location.assign(urlTo(paths.accountDeleted))
    },
  })
  return (
    <section className="account-section" aria-labelledby="delete">
      <h2 id="delete">{t('login.delete')}</h2>
      <div className="addresses">
        <p>{t('login.deleteGone')}</p>
        <p>{t('login.deleteKept')}</p>
        {isOpen ? (
          <form className="account-form" method="dialog" onSubmit={submit} noValidate>
            <Field
              {...field('deletePassword')}
              label={t('details.currentPassword')}
              type="password"
              autoComplete="current-password"
              autoFocus
            />
            <FormEnd isPending={isPending || isSuccess} label="login.deleteNow" busy="login.deleting" failure={failure}>
              <Button look="quiet" onClick={() => setOpen(false)}>
                {t('login.deleteKeep')}
              </Button>
            </FormEnd>
          </form>
        ) : (
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t('login.deleteStart')}
          </Button>
        )}
      </div>
    </section>
  )
}
