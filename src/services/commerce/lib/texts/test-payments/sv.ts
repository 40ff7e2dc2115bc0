import type { testPayment as en } from './en.ts'

/** Texts of the test payment provider, in Swedish. */
export const testPayment: typeof en = {
  title: 'Testbetalning',
  note: 'Det här är ett test. Inga pengar flyttas.',
  to: 'Betala din beställning',
  total: 'Belopp',
  pay: 'Betala',
  decline: 'Neka',
  cancel: 'Avbryt',
  others: 'Andra utfall',
  hang: 'Svarar aldrig',
  late: 'Svarar efter 20 sekunder',
  'late-decline': 'Misslyckas efter 20 sekunder',
  'after-end': 'Betalar efter att sidan stängts',
  twice: 'Svarar två gånger',
  'wrong-amount': 'Godkänner ett annat belopp',
  'no-refund': 'Betalar, och avvisar återbetalningar',
  'late-refund': 'Betalar, och återbetalar efter 20 sekunder',
  names: {
    test: 'Testbetalning',
    instant: 'Direkt testbetalning',
    form: 'Testbetalning med formulär',
    script: 'Testbetalning med skript',
    widget: 'Testbetalning i widget',
  },
  refused: 'Testbetalningen avvisades.',
  inWidget: 'Betala med testwidgeten',
  notStarted: 'Betalningen kunde inte påbörjas.',
}
