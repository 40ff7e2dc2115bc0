import { editors } from '../editors/sv.ts'
import type { account as en } from './en.ts'

/** Texts of the mails about accounts and subscriptions, in Swedish. */
export const account: typeof en = {
  ...editors,
  welcome: {
    subject: (shop: string) => `Ditt konto hos ${shop}`,
    heading: 'Välkommen',
    intro: 'Ditt konto är klart. Där finns dina beställningar och kvitton, och din adress fylls i när du handlar.',
    link: 'Till ditt konto',
    note: (email: string) => `Var det inte du som skapade det? Skriv till ${email || 'oss'}, så tar vi bort det.`,
  },
  passwordReset: {
    subject: (shop: string) => `Nytt lösenord hos ${shop}`,
    heading: 'Välj ett nytt lösenord',
    intro: 'Någon, troligen du, har bett om ett nytt lösenord. Länken fungerar en gång, i 60 minuter.',
    link: 'Välj nytt lösenord',
    note: 'Var det inte du behöver du inte göra något. Ditt lösenord ändras inte.',
  },
  passwordChanged: {
    subject: (shop: string) => `Ditt lösenord hos ${shop} har ändrats`,
    heading: 'Ditt lösenord har ändrats',
    intro: 'På alla andra ställen där du var inloggad har du loggats ut.',
    link: 'Välj ett annat lösenord',
    note: (email: string) => `Var det inte du? Välj ett annat lösenord genast, och skriv till ${email || 'oss'}.`,
  },
  passkeyAdded: {
    subject: (shop: string) => `En nyckel lades till på ditt konto hos ${shop}`,
    heading: 'En nyckel lades till',
    intro: 'Den loggar in dig utan lösenord. Ditt lösenord fungerar fortfarande.',
    link: 'Se dina nycklar',
    note: (email: string) =>
      `Var det inte du? Ta bort nyckeln där, välj ett annat lösenord och skriv till ${email || 'oss'}.`,
  },
  passkeyRemoved: {
    subject: (shop: string) => `En nyckel togs bort från ditt konto hos ${shop}`,
    heading: 'En nyckel togs bort',
    intro: 'Den loggar inte in någon längre. Ditt lösenord fungerar fortfarande.',
    link: 'Se dina nycklar',
    note: (email: string) => `Var det inte du? Välj ett annat lösenord genast, och skriv till ${email || 'oss'}.`,
  },
  emailChange: {
    subject: (shop: string) => `Bekräfta din adress hos ${shop}`,
    heading: 'Är det här din adress?',
    intro: (shop: string) =>
      `Någon, troligen du, vill använda den här adressen för ett konto hos ${shop}. Länken fungerar i 24 timmar.`,
    link: 'Ja, använd den här adressen',
    note: 'Var det inte du behöver du inte göra något. Utan länken ändras ingenting.',
  },
  emailWarning: {
    subject: (shop: string) => `Din adress hos ${shop} är på väg att bytas`,
    heading: 'En ny adress för ditt konto',
    intro: (email: string) =>
      `Någon, troligen du, har bett om att logga in med ${email} i stället för den här adressen. Tills den adressen är bekräftad fungerar den här som förut.`,
    link: 'Stoppa det, det var inte jag',
    note: 'Länken fungerar i 7 dagar, också när den nya adressen redan är bekräftad. Den tar tillbaka bytet, loggar ut överallt och ber dig välja ett nytt lösenord.',
  },
  accountDeleted: {
    subject: (shop: string) => `Ditt konto hos ${shop} är raderat`,
    heading: 'Ditt konto är raderat',
    gone: 'Ditt namn, dina adresser, ditt lösenord, dina favoriter och din varukorg är borta, och du är utloggad överallt. Kontot ger dig inget nyhetsbrev längre.',
    kept: 'Bokföringslagen kräver att vi sparar beställningar och kvitton i sju år efter beställningens år. De hör inte längre till något konto, och när tiden är ute tas namn, adresser och e-postadress bort ur dem.',
    note: (email: string) => `Var det inte du? Skriv till oss genast${email && `: ${email}`}.`,
  },
  newsletter: {
    subject: (shop: string) => `Bekräfta nyhetsbrevet från ${shop}`,
    heading: 'Ett klick kvar',
    intro: (shop: string) =>
      `Den här adressen har anmälts till nyhetsbrevet från ${shop}. Bekräfta, så hör vi av oss när det finns något att berätta.`,
    link: 'Bekräfta nyhetsbrevet',
    note: 'Var det inte du? Låt mejlet vara. Utan din bekräftelse skickar vi inget mer.',
  },
  stock: {
    subject: (name: string) => `${name} finns i lager igen`,
    heading: 'Åter i lager',
    intro: (name: string) =>
      `Du bad oss höra av oss när ${name} är tillbaka. Nu är den här. Vi har inte lagt undan någon, så först till kvarn gäller.`,
    link: 'Se den i butiken',
    note: 'Det här var mejlet du bad om. Vi sparar inte adressen till något annat.',
  },
}
