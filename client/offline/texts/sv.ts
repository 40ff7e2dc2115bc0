import type { Like } from '#client/texts.ts'
import type { texts as en } from './en.ts'
/** Texts of the offline page, in Swedish. */
export const texts: Like<typeof en> = {
  offline: {
    title: 'Ingen anslutning',
    lead: 'Butiken går inte att nå: din enhet är inte ansluten till något nätverk. Din varukorg finns kvar.',
    again: 'Försök igen',
    home: 'Till startsidan',
  },
}
