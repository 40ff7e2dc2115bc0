import type { Like } from '#client/texts.ts'
import type { texts as en } from './keep-favorites.en.ts'
/** Texts of the question whether the account should keep favorites, in Swedish. */
export const texts: Like<typeof en> = {
  keep: {
    title: 'Spara dina favoriter i kontot?',
    one: 'Den här webbläsaren har 1 lampa som inte finns i ditt konto. I kontot finns den kvar var du än loggar in.',
    many: 'Den här webbläsaren har {{count}} lampor som inte finns i ditt konto. I kontot finns de kvar var du än loggar in.',
    yes: 'Ja, spara dem i kontot',
    no: 'Nej, bara i den här webbläsaren',
    keeping: 'Sparar',
    kept: 'Dina favoriter är sparade i kontot.',
    failed: 'Det gick inte. Inget är förlorat, försök igen.',
  },
}
