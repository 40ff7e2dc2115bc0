import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-new-product.en.ts'
/** Texts of the form with which owners create a product, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  newProduct: {
    title: 'Ny produkt',
    lead: 'Det här behöver butiken för att sälja den. Texter, bilder och fakta kommer sedan, på produktens egen sida; ingen ser den innan du publicerar sidan.',
    what: 'Vad det är',
    name: 'Namn',
    nameHint: 'Detsamma på alla språk. Tillsammans med utförandet bildar det sidans adress.',
    finish: 'Utförande på {{language}}',
    category: 'Kategori',
    number: 'Produktnummer',
    numberHint: 'Nästa lediga. Artikeln får samma nummer med -1 på slutet.',
    sale: 'Pris och lager',
    prices: 'Priser med moms. Där ett pris saknas säljs den inte.',
    stock: 'I lager',
    make: 'Skapa produkten',
    notMade: 'Den är inte skapad än: se nedan vad som behöver rättas.',
    wrongNumber: 'Skriv ett nummer med högst nio siffror',
    takenNumber: 'En annan produkt har numret: välj ett annat',
    wrongName: 'Skriv ett namn med högst 100 tecken',
    takenName: 'En annan produkt har detta namn och utförande: ändra ett av dem',
    wrongCategory: 'Välj en kategori',
    wrongStock: 'Skriv hur många det finns, 0 om inga',
    wrongPrice: 'Skriv ett belopp som 1295 eller 1295,50',
    noPrice: 'Skriv minst ett pris',
  },
}
