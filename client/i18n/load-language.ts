import { urlsOf } from '../urls.ts'
import { createTranslate } from './index.ts'
import type { Locale } from './locales.ts'
import type { Language } from './use-translate.ts'

/** `islands`, and what one feature, or one island of it, says besides. */
const parts = import.meta.glob<{ texts: object }>(['./*/*.ts', '!./*/{index,offline}.ts'])

/**
 * Fetches what islands say in one language, with what `speaker`, an island by its name or a
 * feature, says besides: a browser gets neither the other language's texts nor those of pages, nor
 * the checkout's before it is there.
 */
export async function loadLanguage(locale: Locale, speaker = ''): Promise<Language> {
  const found = await Promise.all(`islands/${speaker}`.split('/').map(name => parts[`./${locale}/${name}.ts`]?.()))
  const texts = Object.assign({}, ...found.map(part => part?.texts))
  return { locale, t: createTranslate(locale, texts), urlTo: urlsOf(locale) }
}
