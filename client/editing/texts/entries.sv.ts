import type { Like } from '#client/texts.ts'
import type { texts as en } from './entries.en.ts'
/** Texts of the list of entries and the form for a new entry, in Swedish. */
export const texts: Like<typeof en> = {
  entryList: {
    new: 'Ny post',
    id: 'Id',
    begin: 'Öppna formuläret',
    cancel: 'Avbryt',
    badId: 'Så kan den inte heta. Ovanför fältet står hur det får se ut.',
    taken: 'Det finns redan en post med detta id. Välj ett annat, eller sök upp den i listan.',
    noPage: 'Butiken visar ingen sida på den sökvägen. Välj en under /info eller /about.',
    unfinished: 'Oavslutat',
    begun: 'Påbörjade, inte sparade än',
    forget: 'Släng',
  },
}
