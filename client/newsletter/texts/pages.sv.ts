import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the newsletter pages, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  newsletter: {
    title: 'Nyhetsbrev',
    confirmTitle: 'Ett klick kvar',
    confirmText: 'Tryck på knappen, så hör vi av oss till {{email}} när det finns något att berätta.',
    confirm: 'Ja, skicka nyhetsbrevet till mig',
    confirmedText: 'Din adress är bekräftad. Vi hör av oss när det finns något att berätta, och bara då.',
    unsubscribeTitle: 'Inga fler mejl?',
    unsubscribeText:
      'Tryck på knappen, så skickar vi varken nyhetsbrev eller lagerbesked till {{email}}. Mejl om beställningar kommer ändå.',
    unsubscribe: 'Sluta skicka',
    unsubscribedTitle: 'Du är avanmäld',
    unsubscribedText: 'Vi skickar inga fler nyhetsbrev eller lagerbesked till din adress.',
    badLinkTitle: 'Länken är ogiltig',
    badLinkText:
      'Den kan vara för gammal, eller så saknas en del av den. Du kan anmäla dig igen längst ner på varje sida.',
  },
}
