import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/product/product.ts'
import { Popular } from './popular.tsx'

/** The 404 page. */
export function NotFoundPage({ popular }: { popular: Promise<ProductSummary[]> }) {
  const { t, urlTo } = useLanguage()
  return (
    <ErrorPage title={t('error.notFoundTitle')} text={t('error.notFoundText')} popular={popular}>
      <a className="button" href={urlTo(paths.shop)}>
        {t('error.toShop')}
      </a>
    </ErrorPage>
  )
}

interface BrokenPageProps {
  status: number
  /** The request's id, by which its log line is found. */
  reference: string
  popular: Promise<ProductSummary[]>
}

/** The 500 page. */
export function BrokenPage({ status, reference, popular }: BrokenPageProps) {
  const { t } = useLanguage()
  return (
    <ErrorPage title={t('error.status', { status })} text={t('error.brokenText')} popular={popular}>
      {/* Reloads this address, also without a script. */}
      <form>
        <button type="submit" className="button">
          {t('error.reload')}
        </button>
      </form>
      <details className="error-page-details">
        <summary>{t('error.details')}</summary>
        <p>{t('error.reference', { reference })}</p>
      </details>
    </ErrorPage>
  )
}

interface ErrorPageProps {
  title: string
  text: string
  popular: Promise<ProductSummary[]>
  children: ReactNode
}

function ErrorPage({ title, text, popular, children }: ErrorPageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <div className="error-page dusk">
        <div className="band">
          <p className="error-page-oops">{t('error.oops')}</p>
          <h1>{title}</h1>
          <p>
            {t('error.sorry')}. {text}
          </p>
          <div className="actions">
            {children}
            <a className="link" href={urlTo(paths.home)}>
              {t('error.toHome')}
            </a>
          </div>
        </div>
      </div>
      <Popular products={popular} />
    </>
  )
}
