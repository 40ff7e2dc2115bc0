import { script, styles } from 'virtual:client-assets'
import { reactRenderer } from '@hono/react-renderer'
import type { MiddlewareHandler } from 'hono'
import type { ReactNode } from 'react'
import { type PageData, pageDataId } from '#client/page-data.ts'
import * as paths from '#client/paths.ts'
import * as frameNames from '#client/shared/frame/names.ts'
import * as islandNames from '#client/shared/island/names.ts'
import { defaultLocale, languageTag, locales } from '#client/shared/texts/locales.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Crumb } from '#client/shared/ui/text/breadcrumbs.tsx'
import { addLocale, createUrlTo } from '#client/urls.ts'
import type { AppEnv } from '../../env.ts'
import type { Visit } from '../../visit.ts'
import { logError } from '../edge/log.ts'
import { findTagScript } from '../edge/tag-script.ts'
import { getSiteUrl } from '../edge/visit/site.ts'
import { PreviewBar } from '../preview/bar.tsx'
import { MarksContext } from '../preview/marks.ts'
import type { StructuredThing } from '../structured-data/things.ts'
import { earlyClickScript } from './early-click.ts'
import { earlyRootScript } from './early-root.ts'
import { earlySelectionScript } from './early-selection.ts'
import { JsonScript } from './json-script.tsx'
import { LateSheets } from './late-sheets.tsx'

/** Data for the `<head>` of a page. */
export interface Head {
  title: string
  description?: string
  /** The stylesheet of this kind of page. The frame's stylesheet is always loaded. */
  sheet?: keyof typeof styles
  /**
   * Set if the page renders `LateSheets` itself below its first view, or needs no late stylesheets.
   * Otherwise these are linked in the head and delay the first paint.
   */
  lateSheets?: boolean
  /** The path of the picture that link previews show. */
  shareImage?: string
  /**
   * Set if the query is a secret. Then it is moved from the address to the state of the history
   * entry before any other script runs.
   */
  secretQuery?: boolean
  /** The Open Graph type; `website` when left out. */
  kind?: 'article' | 'product'
  /** The breadcrumbs above this page, without the page itself. */
  crumbs?: Crumb[]
  /** The path of an Atom feed with the content of this page. */
  feed?: string
  /** Structured data for search engines. */
  things?: StructuredThing[]
  /** Keeps the page out of search engines, and leaves out its canonical and alternate links. */
  noIndex?: boolean
}

declare module '@hono/react-renderer' {
  interface Props extends Head {}
}

interface DocumentProps extends Head {
  children?: ReactNode
  visit: Visit
  path: string
  site: string
  nonce: string
  reportToken: string
  tag: string
}

export function Document({
  children,
  visit,
  nonce,
  reportToken,
  tag,
  sheet,
  lateSheets,
  secretQuery,
  things = [],
  ...head
}: DocumentProps) {
  const { t } = useLanguage()
  const { locale, country, market, priceList, currency, shipTo } = visit
  const data: PageData = {
    locale,
    country,
    market,
    priceList,
    currency,
    shipTo,
    report: reportToken,
    ...(tag && { tag }),
  }
  return (
    <html lang={languageTag(locale)} {...{ [frameNames.preview]: visit.preview || undefined }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadLinks {...head} noIndex={head.noIndex || visit.preview} locale={locale} />
        <link rel="stylesheet" href={styles.frame} />
        {!lateSheets && <LateSheets />}
        {sheet && <link rel="stylesheet" href={styles[sheet]} />}
        {visit.preview && <link rel="stylesheet" href={styles.editing} />}
        {/* This script is constant, so it is safe. It runs once the stylesheets are loaded. */}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: (secretQuery ? hideQuery : '') + earlyScript,
          }}
        />
        {/* The `onLoad` handler keeps React from hoisting this async script above the early script. */}
        <script type="module" nonce={nonce} src={script} async onLoad={stayInPlace} />
        <JsonScript type="application/json" id={pageDataId} data={data} />
      </head>
      <body {...{ [islandNames.failed]: t('frame.failed') }}>
        <a className="skip-link visually-hidden" href="#main">
          {t('frame.skip')}
        </a>
        {/* The preview bar is first in the document, so that the Tab key reaches it first. */}
        {visit.preview && <PreviewBar path={head.path} asOf={visit.asOf} />}
        {children}
        {things.length > 0 && (
          <JsonScript type="application/ld+json" data={{ '@context': 'https://schema.org', '@graph': things }} />
        )}
      </body>
    </html>
  )
}

const earlyScript = `try{${earlySelectionScript}${earlyRootScript}}catch(e){console.info(e)}${earlyClickScript}`

const stayInPlace = () => undefined

/**
 * The first part of the early script on a page with `secretQuery`. It moves the query to the
 * history entry, where `client/account/form/reset-password.tsx` reads it, even after a reload.
 */
const hideQuery = 'location.search&&history.replaceState({query:location.search},"",location.pathname);'

type HeadLinksProps = Head & { locale: Visit['locale']; path: string; site: string }

function HeadLinks({ title, description, shareImage, kind, feed, noIndex, locale, path, site }: HeadLinksProps) {
  const address = (of: Visit['locale']) => `${site}${addLocale(of, path)}`
  return (
    <>
      <title>{title}</title>
      {/* One tag is both the description and the Open Graph description, which saves bytes. */}
      {description && <meta name="description" property="og:description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:url" content={address(locale)} />
      {shareImage && <meta property="og:image" content={`${site}${shareImage}`} />}
      <meta name="theme-color" content="#f8f5f0" />
      <link rel="icon" href="/favicon.svg" />
      <link rel="manifest" href={createUrlTo(locale)(paths.manifest)} />
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address(locale)} />}
      {!noIndex && locales.map(other => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {!noIndex && <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />}
    </>
  )
}

/** Sets up `c.render(page, head)`, which streams a whole document in the visit's language. */
export const setRenderer: MiddlewareHandler<AppEnv> = (c, next) => {
  const { visit, path, language, nonce, reportToken } = c.var
  const site = getSiteUrl(c)
  const tag = findTagScript(c.env)?.href ?? ''
  const isMarked = visit.preview && !c.env.CONTENT_URL
  return reactRenderer(
    ({ children, ...head }) => (
      <LanguageContext value={language}>
        <MarksContext value={isMarked}>
          <Document {...head} visit={visit} path={path} site={site} nonce={nonce} reportToken={reportToken} tag={tag}>
            {children}
          </Document>
        </MarksContext>
      </LanguageContext>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=utf-8' },
      readableStreamOptions: {
        nonce,
        signal: c.req.raw.signal,
        onError(error) {
          if (!c.req.raw.signal.aborted) logError('render_failed', error, { path })
        },
      },
    },
  )(c, next)
}
