import * as paths from '../../paths.ts'
import { requestPasswordReset } from '../../shared/commerce/accounts.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useAccountForm } from '../../shared/hooks/use-account-form.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { PanelLink } from '../panel-link.tsx'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'

/**
 * A form that requests a mail with a link to reset the password. It shows the same message whether
 * or not an account with the address exists.
 */
export function ForgotPasswordForm() {
  const { t, urlTo } = useLanguage()
  const { submit, field, isPending, isSuccess, values, failure } = useAccountForm({
    // The platform adds the shop's origin to the path.
    call: ({ email = '' }) => requestPasswordReset(bagCommerce, email.trim(), urlTo(paths.resetPassword).slice(1)),
  })
  return (
    <>
      <div role="status">
        {isSuccess && (
          <>
            <p className="account-said">{t('account.sent')}</p>
            <p>{t('account.sentText', { email: values?.email?.trim() ?? '' })}</p>
          </>
        )}
      </div>
      {!isSuccess && (
        <form className="account-form" method="dialog" onSubmit={submit} noValidate>
          <p>{t('account.forgotText')}</p>
          <EmailField {...field('email')} autoComplete="username" />
          <FormEnd isPending={isPending} label="account.sendLink" busy="account.sending" failure={failure} />
        </form>
      )}
      <PanelLink to="login" label="account.toLogin" />
    </>
  )
}
