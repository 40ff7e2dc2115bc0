import type { Messages } from './index.ts'

/** The Swedish texts, written for themselves. */
export const sv: Messages = {
  frame: {
    skip: 'Till innehållet',
    home: 'Till startsidan',
    menu: 'Meny',
    close: 'Stäng',
    professionals: 'För proffs',
    tradeLogin: 'B2B-inloggning',
    bag: 'Varukorg',
    bagCount: 'Varukorg, {{count}} varor',
    itemAdded: '1 vara har lagts i din varukorg',
    language: 'English',
    noScript: 'Varukorgen och kassan behöver JavaScript. Allt annat på sidan fungerar utan.',
  },
  error: {
    notFoundTitle: 'Sidan gick inte att hitta',
    notFoundText: 'Adressen kan vara felstavad, eller så har sidan flyttat. Pröva startsidan eller någon av våra kategorier.',
    brokenTitle: 'Något gick fel',
    brokenText: 'Felet är vårt. Försök igen om en stund, din varukorg finns kvar.',
    toHome: 'Till startsidan',
    toShop: 'Se alla lampor',
  },
  bag: {
    title: 'Din varukorg',
    empty: 'Din varukorg är tom',
    add: 'Lägg i varukorgen',
    adding: 'Lägger i',
    added: 'Tillagd!',
    addFailed: 'Varan kunde inte läggas till. Försök igen.',
    removeFailed: 'Varan kunde inte tas bort. Försök igen.',
  },
}
