import { urlsOf } from '../../urls.ts'
import { createTranslate } from './index.ts'
import type { Locale } from './locales.ts'
import type { Language } from './use-translate.ts'

/** Common island texts, and those of one feature or island. */
const parts = import.meta.glob<{ texts: object }>([
  './*/*.ts',
  '!./*/{index,accessibility,editing*,editors,light,offline,preview}.ts',
])

/**
 * Loads the common island texts of one language, and those of `speaker`, an island or feature by
 * name. So a browser gets neither other languages nor texts of other features.
 */
export async function loadLanguage(locale: Locale, speaker = ''): Promise<Language> {
  const found = await Promise.all(`islands/${speaker}`.split('/').map(name => parts[`./${locale}/${name}.ts`]?.()))
  const texts = Object.assign({}, ...found.map(part => part?.texts))
  return { locale, t: createTranslate(locale, texts), urlTo: urlsOf(locale) }
}
