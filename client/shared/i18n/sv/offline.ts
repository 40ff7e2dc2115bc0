import type { OfflineMessages } from '../index.ts'

/** Texts of the offline page, in Swedish. */
export const texts: OfflineMessages = {
  offline: {
    title: 'Ingen anslutning',
    lead: 'Butiken går inte att nå: din enhet är inte ansluten till något nätverk. Din varukorg finns kvar.',
    again: 'Försök igen',
    home: 'Till startsidan',
  },
}
