import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-slips.en.ts'

/** Texts of packing slips, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  slip: {
    title: 'Följesedel',
    numbered: 'Beställning {{number}}',
    several: 'Följesedlar för {{count}} beställningar',
    deliverTo: 'Levereras till',
    ordered: 'Beställd',
    reference: 'Er referens',
    pickupPoint: 'Utlämningsställe',
    quantity: 'Antal',
    article: 'Artikel',
    gift: 'En hälsning till dig',
    barcode: 'Streckkod för beställningsnummer {{number}}',
  },
}
