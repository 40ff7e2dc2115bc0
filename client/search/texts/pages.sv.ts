import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the search page, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  search: {
    title: 'Sök',
    label: 'Vad letar du efter?',
    submit: 'Sök',
    popular: 'Populära sökningar',
    results: 'Träffar på ”{{term}}”',
    corrected: 'Inga exakta träffar. Här är träffarna på ”{{term}}”.',
    found: '{{total}} artiklar',
    foundOne: '1 artikel',
    foundMany: 'Fler än {{total}} artiklar',
    none: 'Inga träffar',
    relevance: 'Relevans',
    all: 'Alla träffar på ”{{term}}”',
    tryAgain: 'Prova med färre ord, eller någon av de populära sökningarna.',
    products: 'Artiklar',
    pages: 'Sidor att läsa',
  },
}
