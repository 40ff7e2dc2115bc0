import { readPageData } from '../page-data.ts'
import { createLanguage } from '../shared/texts/create-language.ts'
import type { Language } from '../shared/texts/use-translate.ts'

const files = import.meta.glob<{ texts: object }>([
  '/client/{editing,shared}/texts/{*.,}??.ts',
  '!/client/*/texts/pages*',
  '!/client/shared/texts/frame*',
])

/**
 * Loads the texts for editors in the page's language: the common texts, and those of the given
 * parts of editing. The part `''` is the panel.
 */
export async function loadEditorLanguage(...parts: string[]): Promise<Language> {
  const { locale } = readPageData()
  const names = parts.map(part => `editing/texts/${part ? `${part}.` : ''}${locale}`)
  const found = await Promise.all([`shared/texts/${locale}`, ...names].map(name => files[`/client/${name}.ts`]?.()))
  return createLanguage(
    locale,
    found.flatMap(file => file?.texts ?? []),
  )
}
