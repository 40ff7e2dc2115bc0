import * as paths from '#client/paths.ts'
import * as browserNames from '#client/shared/browser/names.ts'
import { formatOwnName, languageTag, locales } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { addLocale } from '#client/urls.ts'
import { pathSlot } from '../../document/html-cache.tsx'

/** Links to the same page in the other languages, each labelled in its own language. */
export function LanguageLinks({ path, className }: { path: string; className?: string }) {
  const { locale } = useLanguage()
  return locales
    .filter(other => other !== locale)
    .map(other => {
      const tag = languageTag(other)
      return (
        <a
          key={other}
          className={className}
          href={addLocale(other, path)}
          hrefLang={tag}
          lang={tag}
          {...{ [browserNames.language]: other }}
        >
          <span>{formatOwnName(other)}</span>
        </a>
      )
    })
}

/**
 * Returns the path for language links in cached HTML. It is a placeholder that `CachedHtml` fills
 * in, except on the front page, whose links have no path after the language.
 */
export const pathOrSlot = (path: string) => (path === paths.home ? path : pathSlot())
