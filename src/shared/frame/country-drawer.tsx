import type { ReactNode } from 'react'
import * as browserNames from '#client/shared/browser/names.ts'
import * as countryNames from '#client/shared/names/country.ts'
import { formatOwnName, languageTag, locales } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Drawer } from '#client/shared/ui/overlay/drawer.tsx'
import { addLocale } from '#client/urls.ts'
import { CachedHtml } from '../document/html-cache.tsx'
import { pathOrSlot } from './header/language-links.tsx'
import { NoScript } from './no-script.tsx'

/** The drawer to choose language and country. Languages are links to the same page. */
export function LanguageCountryDrawer({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <Drawer id={countryNames.drawerId} menu="country-select" title={t('country.title')} narrow>
      <div className="drawer-body">
        <CachedHtml
          as="nav"
          className="languages"
          aria-labelledby="languages-title"
          component={Languages}
          props={{ path: pathOrSlot(path) }}
          path={path}
        />
        {children}
        <NoScript />
      </div>
    </Drawer>
  )
}

function Languages({ path }: { path: string }) {
  const { locale, t } = useLanguage()
  return (
    <>
      <h3 id="languages-title">{t('country.language')}</h3>
      {locales.map(other => (
        <a
          key={other}
          href={addLocale(other, path)}
          hrefLang={languageTag(other)}
          lang={languageTag(other)}
          {...{ [browserNames.language]: other }}
          aria-current={other === locale ? 'true' : undefined}
        >
          {formatOwnName(other)}
        </a>
      ))}
    </>
  )
}
