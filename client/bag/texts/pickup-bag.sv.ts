import type { Like } from '#client/texts.ts'
import type { texts as en } from './pickup-bag.en.ts'
/** Texts of the island on a shared bag's page, in Swedish. */
export const texts: Like<typeof en> = {
  pickup: {
    add: 'Lägg allt i min varukorg',
    full: 'Det ligger redan något i din varukorg ({{count}}). Vad ska hända med det?',
    keep: 'Behåll det och lägg till det här',
    replace: 'Byt ut det mot det här',
    cancel: 'Avbryt',
    failed: 'Vi får inte kontakt med varukorgen. Försök igen, inget läggs till två gånger.',
    taken: 'Allt ligger i din varukorg',
    takenPartly: 'Ligger i din varukorg, utom det här',
    takenNone: 'Inget gick att lägga till',
    partly: '{{name}}: bara {{available}} kvar.',
    left: '{{name}}: går inte att köpa just nu.',
    open: 'Visa varukorgen',
  },
}
