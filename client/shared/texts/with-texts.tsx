import type { ComponentType } from 'react'
import { readPageData } from '../../page-data.ts'
import { loadLanguage } from './load-language.ts'
import { LanguageContext } from './use-translate.ts'

/**
 * Wraps a component that an island loads on demand, so that it can use the texts of `part` too
 * (`loadLanguage`).
 */
export async function withTexts<Props extends object>(part: string, Component: ComponentType<Props>) {
  const language = await loadLanguage(readPageData().locale, part)
  return (props: Props) => (
    <LanguageContext value={language}>
      <Component {...props} />
    </LanguageContext>
  )
}
