import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the home page, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  home: {
    categories: 'Hitta ditt ljus',
    seeAll: 'Visa alla',
    readCase: 'Se projektet',
    allDesigners: 'Alla formgivare',
    allNews: 'Alla nyheter',
  },
}
