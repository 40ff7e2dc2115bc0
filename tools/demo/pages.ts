import { about } from './pages/about.ts'
import { company } from './pages/company.ts'
import { faq } from './pages/faq.ts'
import { legal } from './pages/legal.ts'
import type { DemoPage } from './pages/page.ts'
import { professionals } from './pages/professionals.ts'
import { sections } from './pages/sections.ts'

/** The demo's pages, keyed by their paths without a locale. */
export const pages: Record<string, DemoPage> = {
  '/professionals': professionals,
  '/info/faq': faq,
  ...about,
  ...company,
  ...legal,
  ...sections,
}
