import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the account pages that the server renders, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  findOrder: {
    title: 'Hitta din beställning',
    way: 'Med ordernumret och din e-postadress, utan konto.',
    lead: 'Ange ordernumret och e-postadressen du beställde med. Dit skickar vi länken till din beställning.',
    emailHint: 'Den du beställde med: dit går länken.',
    send: 'Skicka länken',
    sentTitle: 'Titta i din inkorg',
    sentText: 'Hör nummer och adress till en beställning är länken på väg till adressen.',
    again: 'Prova ett annat nummer eller en annan adress',
    failed: 'Just nu kan vi inte skicka länkar. Länken till din beställning står också i mejlet som bekräftade den.',
  },
  accountWays: {
    title: 'Mer för dig',
    favorites: 'Lamporna du har markerat med ett hjärta.',
    withdraw: 'Du behöver inte ange något skäl.',
    help: 'Fråga oss',
    helpText:
      'Om en beställning eller en lampa. Varje beställning har en egen sida: länken står i mejlet som bekräftade den.',
  },
  accountLinks: {
    deletedTitle: 'Ditt konto är raderat',
    deletedText: 'Ett mejl bekräftar det och säger vad vi måste spara. Tack för tiden med oss.',
    confirmTitle: 'Är det här din adress?',
    confirmText: 'Tryck på knappen, så blir {{email}} adressen till ditt konto.',
    confirm: 'Ja, den är min',
    confirmedTitle: 'Din adress är bekräftad',
    confirmedText: 'Logga in med den från och med nu.',
    stopTitle: 'Stoppa bytet?',
    stopText:
      'Tryck på knappen: {{email}} förblir adressen till ditt konto, alla loggas ut från det, och du väljer ett nytt lösenord.',
    stop: 'Ja, stoppa det',
    stoppedTitle: 'Bytet är stoppat',
    stoppedText: 'Alla är utloggade, och det gamla lösenordet gäller inte längre. Välj ett nytt.',
    badTitle: 'Länken fungerar inte',
    badText:
      'Den kan vara för gammal eller redan använd, eller så saknas en del av den. Du kan be om en ny i ditt konto.',
    takenTitle: 'Adressen har ett annat konto',
    takenText: 'Någon har registrerat sig med den under tiden. Ditt konto är som förut. Skriv till oss om det är fel.',
  },
}
