import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the page about dealers, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  dealers: {
    where: 'Ort eller postnummer',
    country: 'Land',
    everywhere: 'Alla länder',
    find: 'Hitta butiker',
    near: 'Butiker nära mig',
    waiting: 'Frågar webbläsaren var du är.',
    nearest: 'Närmast är',
    denied: 'Webbläsaren talade inte om var du är. Sök på ort, eller tillåt det i webbläsarens inställningar.',
    unavailable: 'Webbläsaren vet inte var du är just nu. Sök på ort i stället.',
    late: 'Det tog för lång tid att ta reda på var du är. Försök igen, eller sök på ort.',
    byDistance: 'Närmast först',
    one: '1 butik',
    many: '{{count}} butiker',
    for: ' för ”{{term}}”',
    inCountry: ' i {{country}}',
    elsewhere: 'Ingen för ”{{term}}” i {{country}}, men på annat håll.',
    similar: 'Ingen med postnummer {{term}}, men med ett som börjar likadant.',
    none: 'Ingen butik för ”{{term}}”. Prova en större ort i närheten, eller titta bland de här.',
    showAll: 'Visa alla',
    website: 'Webbplats',
    map: 'Karta',
    mapOf: 'Karta över butikerna',
    mapBy: 'Karta: Natural Earth',
    skipMap: 'Hoppa över kartan',
  },
}
