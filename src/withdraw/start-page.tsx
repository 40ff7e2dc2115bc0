import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { type Contact, ContactLink } from './contact.tsx'
import type { Claim } from './form.ts'

interface StartPageProps {
  given: Claim
  contact: Contact
  /** Commerce's errors, keyed by the name of the field. */
  errors?: Record<string, string> | undefined
  problem?: PlainKey | undefined
}

/** The first step: a form for the order number, the name, and an email for the confirmation. */
export function StartPage({ given, contact, errors = {}, problem }: StartPageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <article className="withdrawal">
      <header>
        <h1>{t('withdraw.title')}</h1>
        <p>{t('withdraw.lead')}</p>
      </header>
      {problem && (
        <p className="notice notice-error" role="alert">
          {t(problem)}
        </p>
      )}
      <form method="post" action={urlTo(paths.withdraw)} noValidate>
        {given.reference && <input type="hidden" name="reference" value={given.reference} />}
        <Field
          name="order"
          label={t('withdraw.order')}
          defaultValue={given.order}
          // If the visitor comes from the order's page, the order is already known.
          readOnly={given.reference !== ''}
          required
          maxLength={40}
          autoComplete="off"
          {...(!given.reference && { hint: t('withdraw.orderHint') })}
          {...(errors.order && { error: t('withdraw.needOrder') })}
        />
        <Field
          name="name"
          label={t('withdraw.name')}
          defaultValue={given.name}
          required
          maxLength={120}
          autoComplete="name"
          {...(errors.name && { error: t('withdraw.needName') })}
        />
        <Field
          name="email"
          type="email"
          label={t('withdraw.email')}
          hint={t('withdraw.emailHint')}
          defaultValue={given.email}
          required
          maxLength={254}
          autoComplete="email"
          {...(errors.email && { error: t('withdraw.needEmail') })}
        />
        <Button type="submit">{t('withdraw.next')}</Button>
      </form>
      <ContactLink contact={contact} />
    </article>
  )
}
