import { createLanguage } from './create-language.ts'
import type { Locale } from './locales.ts'
import type { Language } from './use-translate.ts'

/** The files with texts that browsers load: common texts, texts of a feature, and of an island. */
const files = import.meta.glob<{ texts: object }>([
  '/client/*/texts/{*.,}??.ts',
  '!/client/*/texts/pages*',
  '!/client/{editing,offline}/**',
])

/**
 * Loads the common texts of one language, and the texts of `parts`. A part is a feature such as
 * `account`, or an island such as `account/customer-page`. No other texts are loaded.
 */
export async function loadLanguage(locale: Locale, ...parts: string[]): Promise<Language> {
  const found = await Promise.all(
    ['shared', ...parts].map(part => {
      const [feature, island] = part.split('/')
      return files[`/client/${feature}/texts/${island ? `${island}.` : ''}${locale}.ts`]?.()
    }),
  )
  return createLanguage(
    locale,
    found.flatMap(file => file?.texts ?? []),
  )
}
