import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Head } from '../../shared/document/document.tsx'
import { getToolCrumbs, type ToolPath, tools } from './tools.ts'

/** Returns the `<head>` data of a tool's page. Pages with a query are not indexed. */
export function getToolHead(url: string, path: ToolPath, language: Language): Head {
  const { title, lead } = tools[path]
  return {
    title: language.t(title),
    description: language.t(lead),
    sheet: 'light',
    noIndex: new URL(url).search !== '',
    crumbs: getToolCrumbs(language),
  }
}
