import type { ComponentType } from 'react'
import { pageData } from '../../page-data.ts'
import { loadLanguage } from './load-language.ts'
import { LanguageContext } from './use-translate.ts'

/** A component that an island loads on demand, with further texts: those of a feature, by name. */
export async function withTexts<Props extends object>(feature: string, Component: ComponentType<Props>) {
  const language = await loadLanguage(pageData().locale, feature)
  return (props: Props) => (
    <LanguageContext value={language}>
      <Component {...props} />
    </LanguageContext>
  )
}
