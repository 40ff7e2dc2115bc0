import { type FormEvent, useId, useState } from 'react'
import { writeStored } from '../shared/browser/storage.ts'
import { useMutation } from '../shared/browser/use-mutation.ts'
import { useTimedFlag } from '../shared/browser/use-timed-flag.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'
import { Field } from '../shared/ui/form/field.tsx'
import { FieldError } from '../shared/ui/form/field-error.tsx'
import { Honeypot } from '../shared/ui/form/honeypot.tsx'
import { ConsentField } from './consent.tsx'
import { formatSignUpFailure, signUp } from './sign-up.ts'

/** How long the thank-you message is shown before the form returns, in ms. */
const welcomeMs = 5000

type Missing = 'email' | 'consent'

/** The form to sign up for the newsletter. `thanks` replaces the default text after signing up. */
export default function NewsletterForm({ thanks }: { thanks?: string }) {
  const language = useLanguage()
  const { locale, t } = language
  const [welcome, raiseWelcome] = useTimedFlag(welcomeMs)
  const [missing, setMissing] = useState<Missing[]>([])
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: signUp,
    onSuccess: () => {
      raiseWelcome()
      // The newsletter is not offered again to a visitor who has signed up.
      writeStored('newsletterOffer', 'done')
    },
  })
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const invalid = [...form.querySelectorAll<HTMLInputElement>(':invalid')]
    setMissing(invalid.map(({ type }) => (type === 'checkbox' ? 'consent' : 'email')))
    if (invalid.length > 0) return invalid[0]?.focus()
    const fields = new FormData(form)
    mutate({ email: String(fields.get('email')), trap: String(fields.get('email_field')), locale })
  }

  function clearError(what: Missing) {
    setMissing(others => others.filter(one => one !== what))
    if (error) reset()
  }

  return (
    <div className="newsletter-form">
      <div role="status">
        {welcome && (
          <>
            <p className="newsletter-form-welcome">{t('country.welcome')}</p>
            <p>{thanks || t('newsletter.thanks', { email: variables?.email ?? '' })}</p>
          </>
        )}
      </div>
      {!welcome && (
        // Without scripts nothing is sent, because this form method only works inside a dialog.
        <form method="dialog" onSubmit={submit} noValidate>
          <div className="newsletter-form-row">
            <Field
              label={t('newsletter.email')}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              error={missing.includes('email') ? t('newsletter.emailRequired') : undefined}
              onInput={() => clearError('email')}
            />
            <Button type="submit" loading={isPending}>
              {isPending ? t('newsletter.submitting') : t('newsletter.submit')}
            </Button>
          </div>
          <ConsentField
            name="newsletterConsent"
            text={t('newsletter.consent')}
            error={missing.includes('consent') ? t('newsletter.consentRequired') : undefined}
            onChange={() => clearError('consent')}
          />
          <Honeypot />
          <FieldError id={id} error={error ? formatSignUpFailure(error, language) : undefined} />
        </form>
      )}
    </div>
  )
}
