import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Head } from '../../shared/document/document.tsx'
import { type ToolPath, toolCrumbs, tools } from './tools.ts'

/** What a tool puts into its `<head>`; an address with answers repeats its page. */
export function toolHead(url: string, path: ToolPath, language: Language): Head {
  const { title, lead } = tools[path]
  return {
    title: language.t(title),
    description: language.t(lead),
    sheet: 'light',
    noIndex: new URL(url).search !== '',
    crumbs: toolCrumbs(language),
  }
}
