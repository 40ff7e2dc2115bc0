import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the page of favorites, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  favorites: {
    title: 'Favoriter',
    intro: 'Sparas i den här webbläsaren tills du tar bort dem, och i ditt konto om du har valt det.',
    heart: 'Favorit: {{name}}',
    empty: 'Inga favoriter än. Tryck på hjärtat vid en lampa, så hittar du den här igen.',
    noScript: 'Favoriterna sparas i din webbläsare, och för att visa dem behövs JavaScript.',
    loading: 'Hämtar dina favoriter',
    failed: 'Det gick inte att visa dina favoriter just nu. De är kvar.',
    leftOutOne: 'En av dem visas inte: den säljs inte i ditt land, eller har utgått.',
    leftOut: '{{count}} av dem visas inte: de säljs inte i ditt land, eller har utgått.',
    addAll: 'Lägg alla i varukorgen',
    notAll: 'Utom det som är slutsålt eller finns i flera storlekar.',
    addFailed: 'Allt gick inte att lägga till. I varukorgen ser du vad som kom med.',
    share: 'Dela',
    link: 'Länk till dina favoriter',
    copied: 'Länken är kopierad.',
    removed: 'är inte längre en favorit.',
    undo: 'Ångra',
    sharedTitle: 'Delade favoriter',
    sharedIntro: 'Någon tycker om de här och ville visa dem för dig. Dina egna favoriter rörs inte.',
    sharedNone: 'Det som delades säljs inte i ditt land, eller har utgått.',
    keep: 'Spara alla som mina favoriter',
    kept: 'Alla finns bland dina favoriter.',
    toOwn: 'Visa mina favoriter',
  },
}
