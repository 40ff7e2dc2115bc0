import type { Like } from '#client/texts.ts'
import type { texts as en } from './en.ts'
/** Texts for choosing a country, and for visitors in another country, in Swedish. */
export const texts: Like<typeof en> = {
  countries: {
    search: 'Sök land',
    found: 'Länder i listan: {{count}}',
    warning: 'Vi tror att du befinner dig i {{locationName}}. Dit levererar vi tyvärr inte.',
    business: 'Det gäller privatpersoner. Till företagskunder levererar vi som vanligt.',
    where: 'Var är du?',
    ask: 'Priser, moms och leverans beror på ditt land.',
    choose: 'Välj ditt land',
    elsewhere: 'Du har valt {{country}}. Den här sidan visar fortfarande de tidigare priserna.',
    renew: 'Visa priserna',
    dismiss: 'Titta runt ändå',
    comparing: 'Ser efter vad det betyder för din varukorg',
    changes: 'Din varukorg i {{country}}',
    tax: 'Moms {{before}} → {{after}}',
    notSold: 'Säljs inte där och tas bort ur varukorgen',
    go: 'Byt till {{country}}',
    keep: 'Låt det vara som det är',
  },
}
