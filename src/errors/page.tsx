import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'

/** Nothing is at this address. */
export function NotFoundPage() {
  const { t, urls } = useLanguage()
  return (
    <ErrorPage title={t('error.notFoundTitle')} text={t('error.notFoundText')}>
      <a className="button" href={urls.shop()}>
        {t('error.toShop')}
      </a>
    </ErrorPage>
  )
}

/** Something of ours failed. */
export function BrokenPage() {
  const { t } = useLanguage()
  return <ErrorPage title={t('error.brokenTitle')} text={t('error.brokenText')} />
}

function ErrorPage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { t, urls } = useLanguage()
  return (
    <div className="error-page dusk">
      <div className="band">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="actions">
          {children}
          <a className={children ? 'link' : 'button'} href={urls.home()}>
            {t('error.toHome')}
          </a>
        </div>
      </div>
    </div>
  )
}
