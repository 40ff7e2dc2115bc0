import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the pages that list products, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  listing: {
    all: 'All belysning',
    allIntro: 'Hela sortimentet, från bordslampor till reservdelar.',
    categories: 'Kategorier',
    sort: 'Sortera',
    popular: 'Populärast',
    newest: 'Senast inkommet',
    cheapest: 'Lägst pris',
    dearest: 'Högst pris',
    nameAsc: 'Namn A–Ö',
    nameDesc: 'Namn Ö–A',
    showing: 'Visar {{shown}} av {{total}} artiklar',
    pages: 'Fler sidor',
    next: 'Nästa sida',
    loadMore: 'Visa fler',
    filter: 'Filtrera',
    more: 'Fler filter',
    filtersLoading: 'Hämtar filtren',
    chosen: 'Det du har valt',
    remove: 'Ta bort {{name}}',
    clear: 'Rensa alla',
    apply: 'Visa artiklar ({{total}})',
    price: 'Pris ({{currency}})',
    from: 'Från',
    to: 'Till',
    pricesAbove: 'Från {{price}}',
    pricesBelow: 'Upp till {{price}}',
    above: '{{name}} från {{figure}}',
    below: '{{name}} upp till {{figure}}',
    first: 'Till första sidan',
    empty: 'Vi hittade inga produkter',
    finishes: 'Finns i {{count}} utföranden',
  },
}
