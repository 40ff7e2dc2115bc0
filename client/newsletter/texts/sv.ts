import type { Like } from '#client/texts.ts'
import type { texts as en } from './en.ts'
/** Texts of the newsletter forms and the form for stock notices, in Swedish. */
export const texts: Like<typeof en> = {
  newsletter: {
    offer: 'Brev om ljus',
    email: 'E-post',
    submit: 'Anmäl mig',
    submitting: 'Anmäler',
    consent: 'Jag vill ha nyhetsbrevet och har läst',
    policy: 'integritetspolicyn',
    emailRequired: 'Fyll i din e-postadress',
    consentRequired: 'Kryssa i rutan, så att vi får skriva till dig',
    notReady: 'Butiken är inte redo än. Försök igen om en stund.',
    failed: 'Anmälan gick inte igenom. Försök igen.',
    thanks: 'Tack för din anmälan. Vi skickar en bekräftelse till {{email}} :)',
  },
  notify: {
    title: 'Meddela mig när den är tillbaka',
    size: 'Meddela mig när {{size}} är tillbaka',
    text: 'Ett enda mejl, när den finns igen. Inget nyhetsbrev.',
    consent: 'Skriv till mig om det. Jag har läst',
    submit: 'Meddela mig',
    submitting: 'Ett ögonblick',
    requested: 'Bevakningen är på!',
    once: 'Vi skriver till {{email}} en gång, när den är tillbaka.',
    failed: 'Vi fick inte din bevakning. Försök igen.',
  },
}
