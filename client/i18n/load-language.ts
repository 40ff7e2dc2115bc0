import { urlsOf } from '../urls.ts'
import { createTranslate } from './index.ts'
import type { Locale } from './locales.ts'
import type { Language } from './use-translate.ts'

const shared = {
  en: () => import('./islands/en.ts'),
  sv: () => import('./islands/sv.ts'),
}

/** What one feature, or one island of it, says besides. */
const own: Partial<Record<string, () => Promise<{ texts: object }>>> = {
  'account/en': () => import('./account/en.ts'),
  'account/sv': () => import('./account/sv.ts'),
  'checkout/en': () => import('./checkout/en.ts'),
  'checkout/sv': () => import('./checkout/sv.ts'),
  'frame/en': () => import('./frame/en.ts'),
  'frame/sv': () => import('./frame/sv.ts'),
  'newsletter/en': () => import('./newsletter/en.ts'),
  'newsletter/sv': () => import('./newsletter/sv.ts'),
  'pickup-bag/en': () => import('./pickup/en.ts'),
  'pickup-bag/sv': () => import('./pickup/sv.ts'),
}

/**
 * Fetches what islands say in one language, with what `speaker`, an island by its name or a
 * feature, says besides: a browser gets neither the other language's texts nor those of pages, nor
 * the checkout's before it is there.
 */
export async function loadLanguage(locale: Locale, speaker = ''): Promise<Language> {
  const load = speaker
    .split('/')
    .map(part => own[`${part}/${locale}`])
    .find(Boolean)
  const [{ texts }, more] = await Promise.all([shared[locale](), load?.()])
  return { locale, t: createTranslate(locale, { ...texts, ...more?.texts }), urls: urlsOf(locale) }
}
