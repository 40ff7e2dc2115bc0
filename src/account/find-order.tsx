import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'

interface FindOrderPageProps {
  given: { order: string; email: string }
  /** By field, with commerce's names. */
  errors?: Record<string, string>
  problem?: string | undefined
}

/** The form: an order's number and e-mail address, to which its link is sent. */
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

/** Shown whether the order exists or not, so that it reveals nothing. */
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
