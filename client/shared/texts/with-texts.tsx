import type { ComponentType } from 'react'
import { pageData } from '../../page-data.ts'
import { loadLanguage } from './load-language.ts'
import { LanguageContext } from './use-translate.ts'

/** A component that an island loads on demand, with further texts: `part` of `loadLanguage`. */
export async function withTexts<Props extends object>(part: string, Component: ComponentType<Props>) {
  const language = await loadLanguage(pageData().locale, part)
  return (props: Props) => (
    <LanguageContext value={language}>
      <Component {...props} />
    </LanguageContext>
  )
}
