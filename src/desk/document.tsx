import { desk as script, styles } from 'virtual:client-assets'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { formatOwnName, languageTag, locales } from '#client/shared/texts/locales.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { createUrlTo } from '#client/urls.ts'
import type { AppEnv } from '../env.ts'
import type { DeskOperator } from '../shared/edge/operator.ts'
import { listScreens } from './screens.ts'

interface DeskPage {
  title: string
  /** Null if nobody is logged in; the page then has no menu. */
  operator: DeskOperator | null
  status?: ContentfulStatusCode
}

/**
 * Responds with a page of the desk. Its HTML does not contain the shop's frame, scripts and texts,
 * so shoppers load nothing that belongs to the desk, and the desk loads nothing that belongs to the
 * shop.
 */
export function renderDesk(c: Context<AppEnv>, page: ReactNode, { title, operator, status = 200 }: DeskPage) {
  const { language, nonce, path } = c.var
  const query = new URLSearchParams(c.req.query())
  // `done` makes a page say that a form was saved, so links to the other language leave it out.
  query.delete('done')
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <html lang={languageTag(language.locale)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${title} – ${language.t('desk.title')}`}</title>
          <meta name="robots" content="noindex" />
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href={styles.desk} />
          <script type="module" nonce={nonce} src={script} />
        </head>
        <body>
          <a className="desk-skip visually-hidden" href="#main">
            {language.t('desk.skip')}
          </a>
          <DeskHeader operator={operator} path={path} search={query.size > 0 ? `?${query}` : ''} />
          <main id="main" className="desk-main" tabIndex={-1}>
            {page}
          </main>
          {operator && <KeyList operator={operator} />}
        </body>
      </html>
    </LanguageContext>,
  )
  return c.html(`<!DOCTYPE html>${html}`, status)
}

interface HeaderProps {
  operator: DeskOperator | null
  path: string
  /** The query of the page's address, with its question mark; may be empty. */
  search: string
}

function DeskHeader({ operator, path, search }: HeaderProps) {
  const { t, urlTo, locale } = useLanguage()
  return (
    <header className="desk-header">
      <p className="desk-name">
        <a href={urlTo(paths.desk)}>{t('desk.title')}</a>
      </p>
      {operator && (
        <nav aria-label={t('desk.title')}>
          <ul className="desk-menu">
            {listScreens(operator).map(({ name, path: screen, key }) => (
              <li key={name}>
                <a
                  href={urlTo(screen)}
                  {...{ [deskNames.letter]: key }}
                  aria-current={
                    path === screen || (screen !== paths.desk && path.startsWith(`${screen}/`)) ? 'page' : undefined
                  }
                >
                  {t(`desk.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {operator && (
        <search>
          <form className="desk-find" action={urlTo(paths.deskOrders)}>
            <label className="visually-hidden" htmlFor={deskNames.findId}>
              {t('desk.find')}
            </label>
            <input
              className="field-control"
              id={deskNames.findId}
              name="find"
              type="search"
              placeholder={t('desk.find')}
              minLength={2}
              maxLength={100}
              autoComplete="off"
            />
            <button className="button button-small button-quiet" type="submit">
              {t('desk.findButton')}
            </button>
          </form>
        </search>
      )}
      <ul className="desk-side">
        {operator && (
          <li>
            <a href={urlTo(paths.editing)}>
              {t('desk.who', {
                name: operator.name,
                roles: operator.roles.map(role => t(`editors.desk_${role}`)).join(', '),
              })}
            </a>
          </li>
        )}
        {locales
          .filter(other => other !== locale)
          .map(other => (
            <li key={other}>
              <a href={createUrlTo(other)(path) + search} hrefLang={languageTag(other)} lang={languageTag(other)}>
                {formatOwnName(other)}
              </a>
            </li>
          ))}
      </ul>
    </header>
  )
}

/** The list of the desk's keyboard shortcuts, which the key `?` opens. */
function KeyList({ operator }: { operator: DeskOperator }) {
  const { t } = useLanguage()
  const letters = listScreens(operator)
    .map(({ name, key }) => `${key} ${t(`desk.${name}`)}`)
    .join(', ')
  return (
    <footer className="desk-footer">
      <button type="button" className="link" popoverTarget={deskNames.keyListId} {...{ [deskNames.keys]: '' }}>
        {t('desk.keys')}
      </button>
      <div id={deskNames.keyListId} popover="auto" className="desk-keys">
        <h2>{t('desk.keys')}</h2>
        <dl>
          <dt>
            <kbd>/</kbd>
          </dt>
          <dd>{t('desk.keysFind')}</dd>
          <dt>
            <kbd>g</kbd>
          </dt>
          <dd>{t('desk.keysGo', { letters })}</dd>
          <dt>
            <kbd>j</kbd> <kbd>k</kbd> <kbd>x</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>{t('desk.keysRows')}</dd>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{t('desk.keysHelp')}</dd>
        </dl>
        <button
          type="button"
          className="button button-small button-quiet"
          popoverTarget={deskNames.keyListId}
          popoverTargetAction="hide"
        >
          {t('desk.close')}
        </button>
      </div>
    </footer>
  )
}
