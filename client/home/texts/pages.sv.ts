import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of pages, in Swedish; browsers do not load them. */
export const texts: Like<typeof en> = {
  home: {
    categories: 'Hitta ditt ljus',
    seeAll: 'Visa alla',
    readCase: 'Se projektet',
    allDesigners: 'Alla formgivare',
    allNews: 'Alla nyheter',
  },
}
