import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { Popular } from '../shared/document/list/popular.tsx'
import { LitLamp } from '../shared/document/lit-lamp.tsx'
import { SearchForm } from '../shared/frame/header/search-form.tsx'

interface NotFoundPageProps {
  popular: Promise<ProductSummary[]>
  /** The links of the first list in the main menu. */
  categories: Link[]
}

type Link = { title: string; href: string }

/** The 404 page with a search form, the categories, and popular products. */
export function NotFoundPage({ popular, categories }: NotFoundPageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <ErrorPage title={t('error.notFoundTitle')} text={t('error.notFoundText')} popular={popular}>
      <div className="error-page-search">
        <SearchForm id="search-missing" />
      </div>
      <nav aria-label={t('error.categories')}>
        <ul className="link-row">
          <li>
            <a href={urlTo(paths.home)}>{t('error.toHome')}</a>
          </li>
          {categories.map(({ title, href }) => (
            <li key={href}>
              <ContentLink href={href}>{title}</ContentLink>
            </li>
          ))}
        </ul>
      </nav>
    </ErrorPage>
  )
}

interface BrokenPageProps {
  status: number
  /** The request's id, by which operators find its line in the log. */
  reference: string
  popular: Promise<ProductSummary[]>
}

/** The page for status 500 and 503. */
export function BrokenPage({ status, reference, popular }: BrokenPageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <ErrorPage title={t('error.status', { status })} text={t('error.brokenText')} popular={popular}>
      <div className="actions">
        {/* Submitting this empty form reloads the address without scripts. */}
        <form>
          <button type="submit" className="button">
            {t('error.reload')}
          </button>
        </form>
        <a className="link" href={urlTo(paths.home)}>
          {t('error.toHome')}
        </a>
      </div>
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
  const { t } = useLanguage()
  return (
    <>
      <div className="error-page dusk">
        <LitLamp />
        <div className="band">
          <p className="error-page-oops">{t('error.oops')}</p>
          <h1>{title}</h1>
          <p>
            {t('error.sorry')}. {text}
          </p>
          {children}
        </div>
      </div>
      <Popular products={popular} />
    </>
  )
}
