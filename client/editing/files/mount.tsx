import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageData } from '../../page-data.ts'
import { createTranslate } from '../../shared/i18n/index.ts'
import { LanguageContext } from '../../shared/i18n/use-translate.ts'
import { urlsOf } from '../../urls.ts'
import { AfterHydration } from '../after-hydration.tsx'

const texts = import.meta.glob<{ texts: object }>('../../shared/i18n/*/{editing-files,islands}.ts')

/** Renders into an empty element with the texts of files; returns a function that removes it. */
export async function mount(host: Element, content: ReactNode): Promise<() => void> {
  const { locale } = pageData()
  const parts = await Promise.all(
    ['islands', 'editing-files'].map(name => texts[`../../shared/i18n/${locale}/${name}.ts`]?.()),
  )
  const words = Object.assign({}, ...parts.map(part => part?.texts))
  const language = { locale, t: createTranslate(locale, words), urlTo: urlsOf(locale) }
  const root = hydrateRoot(
    host,
    <LanguageContext value={language}>
      <AfterHydration>{content}</AfterHydration>
    </LanguageContext>,
  )
  return () => root.unmount()
}
