import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'

interface FindOrderPageProps {
  given: { order: string; email: string }
  /** Commerce's errors by the name of the field. */
  errors?: Record<string, string>
  problem?: string | undefined
}

/** The form for an order's number and email address. The link is sent to that address. */
export function FindOrderPage({ given, errors = {}, problem }: FindOrderPageProps) {
  const { t, urlTo } = useLanguage()
  const errorFor = (name: string, key: PlainKey) => errors[name] && { error: t(key) }
  return (
    <article className="band account">
      <h1>{t('findOrder.title')}</h1>
      <p>{t('findOrder.lead')}</p>
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <form className="account-form" method="post" action={urlTo(paths.findOrder)} noValidate>
        <Field
          name="order"
          label={t('withdraw.order')}
          hint={t('withdraw.orderHint')}
          defaultValue={given.order}
          required
          maxLength={40}
          autoComplete="off"
          {...errorFor('order', 'withdraw.needOrder')}
        />
        <Field
          name="email"
          type="email"
          label={t('withdraw.email')}
          hint={t('findOrder.emailHint')}
          defaultValue={given.email}
          required
          maxLength={254}
          autoComplete="email"
          {...errorFor('email', 'field.invalidEmail')}
        />
        <Button type="submit">{t('findOrder.send')}</Button>
      </form>
    </article>
  )
}

/** The page after the form. It is the same if no such order exists, so that it reveals nothing. */
export function OrderLinkSentPage() {
  const { t, urlTo } = useLanguage()
  return (
    <article className="band account">
      <h1>{t('findOrder.sentTitle')}</h1>
      <p role="status">{t('findOrder.sentText')}</p>
      <ButtonLink look="quiet" href={urlTo(paths.findOrder)}>
        {t('findOrder.again')}
      </ButtonLink>
    </article>
  )
}
