import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LanguageContext } from '../../shared/texts/use-translate.ts'
import { AfterHydration } from '../after-hydration.tsx'
import { loadEditorLanguage } from '../load-editor-language.ts'

/**
 * Renders `content` into the empty element `host`, with the texts of the file library. Resolves to
 * a function that unmounts the content.
 */
export async function mount(host: Element, content: ReactNode): Promise<() => void> {
  const language = await loadEditorLanguage('files')
  const root = hydrateRoot(
    host,
    <LanguageContext value={language}>
      <AfterHydration>{content}</AfterHydration>
    </LanguageContext>,
  )
  return () => root.unmount()
}
