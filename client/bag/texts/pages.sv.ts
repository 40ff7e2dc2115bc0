import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts that only the server needs to render pages, in Swedish. Browsers do not load them. */
export const texts: Like<typeof en> = {
  bag: {
    add: 'Lägg i varukorgen',
  },
  pickup: {
    lead: 'Någon har valt ut det här åt dig. Priserna är dagens, och din egen varukorg ändras inte förrän du lägger till varorna.',
    emptyTitle: 'En delad varukorg utan lampor',
    empty: 'Det fanns inga varor i varukorgen. Kontrollera länken.',
    what: 'En delad varukorg är en länk till det någon har valt ut. Tappade den slutet på vägen till dig, be om den igen eller se dig omkring här.',
    nothing: 'Inget av det går att köpa just nu.',
    unknown: 'Den här finns inte kvar hos oss.',
    article: 'Artikel {{item}}',
    pieces: 'Antal: {{quantity}}',
  },
}
