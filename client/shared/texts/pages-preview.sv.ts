import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-preview.en.ts'
/** Texts of the preview bar, in Swedish. */
export const texts: Like<typeof en> = {
  preview: {
    title: 'Förhandsvisning',
    move: 'Flytta panelen med piltangenterna',
    refresh: 'Uppdatera',
    exit: 'Avsluta',
    today: 'I dag',
    asOfToday: 'Visar i dag',
    asOf: 'Visar {{time}}',
    release: '”{{name}}”',
    otherDay: 'En annan dag',
    show: 'Visa den dagen',
    asOfHint:
      'Gångna dagar så som besökarna såg dem, kommande dagar med allt som är schemalagt till dess. Varukorg, kassa och lager är dagens.',
    tooFar: 'Den dagen går inte att visa: för mycket i butiken är annorlunda. Välj en som ligger närmare.',
    notShown: 'Det gick inte. Kontrollera anslutningen och försök igen.',
    noOrders: 'En annan dag går det inte att beställa',
    noOrdersText: 'Förhandsvisningen visar butiken {{time}}. Varukorgen och dess priser är dagens.',
  },
}
