import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the page about a product family, in Swedish. Only the server uses them. */
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
