import { useEffect, useSyncExternalStore } from 'react'
import * as paths from '../../paths.ts'
import { resetPassword } from '../../shared/commerce/accounts.ts'
import { CommerceError } from '../../shared/commerce/error.ts'
import { keepBag } from '../../shared/commerce/session/carry-bag.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { ButtonLink } from '../../shared/ui/form/button.tsx'
import { FormEnd } from './form-end.tsx'
import { checkPasswords, NewPasswordFields } from './new-password-fields.tsx'

/**
 * The page that a mailed link to reset the password opens: a form for the new password, or a
 * message that the link is invalid.
 */
export function ResetPassword() {
  const { t, urlTo } = useLanguage()
  const query = useSyncExternalStore(
    () => () => {},
    readHiddenQuery,
    () => null,
  )
  const link = new URLSearchParams(query ?? '')
  const i = link.get('i')
  const id = link.get('id')
  const { submit, field, isPending, isSuccess, error, failure } = useAccountForm({
    check: checkPasswords,
    call: ({ password = '' }) =>
      keepBag(() => resetPassword(bagCommerce, { i: i ?? '', id: id ?? '', newPassword: password }), { logsIn: true }),
  })
  const isUsed = isSuccess || isBadLink(error)
  const isInvalid = (query !== null && !(i && id)) || isUsed
  useEffect(() => {
    if (isUsed) history.replaceState({ ...history.state, query: '' }, '')
  }, [isUsed])

  if (isSuccess) {
    return (
      <div className="band account">
        <h1 tabIndex={-1}>{t('account.changed')}</h1>
        <p role="status">{t('account.changedText')}</p>
        <ButtonLink href={urlTo(paths.account)}>{t('account.mine')}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="band account">
      <h1>{t('account.forgotTitle')}</h1>
      <div role="alert">{isInvalid && <p className="notice notice-error">{t('account.invalidLink')}</p>}</div>
      {isInvalid ? (
        <p className="account-form">
          <ButtonLink href={urlTo(paths.login)}>{t('account.login')}</ButtonLink>
          <a className="link" href={urlTo(paths.forgotPassword)}>
            {t('account.newLink')}
          </a>
        </p>
      ) : (
        <form className="account-form" method="dialog" onSubmit={submit} noValidate>
          <NewPasswordFields field={field} label="account.newPassword" />
          <FormEnd isPending={isPending} label="account.setPassword" busy="account.saving" failure={failure} />
        </form>
      )}
    </div>
  )
}

let secrets: string | undefined

/**
 * Reads the parameters of the mailed link, which the early page script moved from the address to
 * the history entry. They are read only once, because a drawer may later replace the history entry.
 */
function readHiddenQuery(): string {
  secrets ??= String(history.state?.query ?? '')
  return secrets
}

/** Whether the platform rejected the link and not the password. */
const isBadLink = (error: Error | null) =>
  error instanceof CommerceError && error.status >= 400 && error.status < 429 && !error.field('newPassword')
