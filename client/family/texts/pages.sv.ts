import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of pages, in Swedish; browsers do not load them. */
export const texts: Like<typeof en> = {
  family: {
    title: 'Hela {{name}}',
    count: '{{count}} artiklar',
    article: 'Artikel',
    price: 'Pris',
    dataSheet: 'Datablad för {{name}} (PDF)',
    description: '{{count}} artiklar ur serien {{name}} intill varandra: mått, ljus, priser och datablad.',
    link: 'Hela {{name}} i en tabell',
  },
}
