import type { ReactNode } from 'react'
import * as browserNames from '#client/browser/names.ts'
import * as countryNames from '#client/country/names.ts'
import { languageTag, locales, ownName } from '#client/i18n/locales.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { Drawer } from '#client/ui/overlay/drawer.tsx'
import { localePath } from '#client/urls.ts'
import { NoScript } from './no-script.tsx'

/** The drawer for language and country. The languages are plain links to the same page. */
export function CountryDrawer({ path, children }: { path: string; children: ReactNode }) {
  const { locale, t } = useLanguage()
  return (
    <Drawer id={countryNames.drawerId} menu="country-select" title={t('country.title')} narrow>
      <div className="drawer-body">
        <nav className="languages" aria-labelledby="languages-title">
          <h3 id="languages-title">{t('country.language')}</h3>
          {locales.map(other => (
            <a
              key={other}
              href={localePath(other, path)}
              hrefLang={languageTag(other)}
              lang={languageTag(other)}
              {...{ [browserNames.language]: other }}
              aria-current={other === locale ? 'true' : undefined}
            >
              {ownName(other)}
            </a>
          ))}
        </nav>
        {children}
        <NoScript />
      </div>
    </Drawer>
  )
}
