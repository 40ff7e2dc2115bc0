import type { Like } from '#client/texts.ts'
import type { texts as en } from './buy-now.en.ts'

/** Texts of the island on the page of Buy now, in Swedish. */
export const texts: Like<typeof en> = {
  buyNow: {
    place: 'Vart ska det?',
    addressLater: 'Din adress anger du på betalsidan.',
    otherPay: 'Eller handla i kassan, med andra betalsätt',
    notOffered: 'Det här kan inte köpas direkt här. Lägg det i varukorgen och gå till kassan.',
    soldOut: 'Den här har just tagit slut. Inget har dragits.',
  },
}
