import type { ComponentType } from 'react'
import { readPageData } from '../../page-data.ts'
import { loadLanguage } from './load-language.ts'
import { LanguageContext } from './use-translate.ts'

/**
 * Wraps a component that an island loads on demand, so that it can use the texts of `parts`
 * (`loadLanguage`). It cannot use other texts of the island.
 */
export async function withTexts<Props extends object>(parts: string | string[], Component: ComponentType<Props>) {
  const language = await loadLanguage(readPageData().locale, ...[parts].flat())
  return (props: Props) => (
    <LanguageContext value={language}>
      <Component {...props} />
    </LanguageContext>
  )
}
