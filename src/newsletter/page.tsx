import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ShortPage } from '../shared/document/short-page.tsx'

/** A page with the button that confirms a mailed link; `email` is null for an invalid link. */
export function NewsletterLinkPage({ step, email }: { step: 'confirm' | 'unsubscribe'; email: string | null }) {
  const { t, urlTo } = useLanguage()
  if (email === null) {
    return (
      <ShortPage title={t('newsletter.badLinkTitle')} text={t('newsletter.badLinkText')}>
        <a className="button" href={urlTo(paths.home)}>
          {t('error.toHome')}
        </a>
      </ShortPage>
    )
  }
  return (
    <ShortPage title={t(`newsletter.${step}Title`)} text={t(`newsletter.${step}Text`, { email })}>
      <form method="post">
        <button type="submit" className="button">
          {t(`newsletter.${step}`)}
        </button>
      </form>
    </ShortPage>
  )
}

/** Confirms that the action is done. */
export function NewsletterDonePage({ step }: { step: 'confirmed' | 'unsubscribed' }) {
  const { t, urlTo } = useLanguage()
  const title = step === 'confirmed' ? t('country.welcome') : t('newsletter.unsubscribedTitle')
  return (
    <ShortPage title={title} text={t(`newsletter.${step}Text`)}>
      <a className="button" href={urlTo(paths.shop)}>
        {t('error.toShop')}
      </a>
    </ShortPage>
  )
}
