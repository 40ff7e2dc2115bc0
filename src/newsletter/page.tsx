import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'

/** Requests the confirming click for a mailed link; `email` is null for an invalid link. */
export function LinkPage({ step, email }: { step: 'confirm' | 'unsubscribe'; email: string | null }) {
  const { t, urlTo } = useLanguage()
  if (email === null) {
    return (
      <MailPage title={t('newsletter.badLinkTitle')} text={t('newsletter.badLinkText')}>
        <a className="button" href={urlTo(paths.home)}>
          {t('error.toHome')}
        </a>
      </MailPage>
    )
  }
  return (
    <MailPage title={t(`newsletter.${step}Title`)} text={t(`newsletter.${step}Text`, { email })}>
      <form method="post">
        <button type="submit" className="button">
          {t(`newsletter.${step}`)}
        </button>
      </form>
    </MailPage>
  )
}

/** Says that the action is done. */
export function DonePage({ step }: { step: 'confirmed' | 'unsubscribed' }) {
  const { t, urlTo } = useLanguage()
  const title = step === 'confirmed' ? t('country.welcome') : t('newsletter.unsubscribedTitle')
  return (
    <MailPage title={title} text={t(`newsletter.${step}Text`)}>
      <a className="button" href={urlTo(paths.shop)}>
        {t('error.toShop')}
      </a>
    </MailPage>
  )
}

/** A short text and one button, in the layout of the error pages with the light on. */
function MailPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="error-page">
      <div className="band">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">{children}</div>
      </div>
    </div>
  )
}
