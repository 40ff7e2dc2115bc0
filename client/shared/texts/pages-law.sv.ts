import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-law.en.ts'
/** Texts that the law requires, in Swedish. */
export const texts: Like<typeof en> = {
  guaranteeNotice: {
    link: 'Din rätt att reklamera',
    text: 'Om en vara är felaktig eller inte stämmer med beskrivningen ansvarar säljaren enligt lag i minst två år från leveransen i alla länder i Europeiska unionen, i några längre. Du kan kräva att varan lagas eller byts ut utan kostnad, och om inget av det hjälper ett lägre pris eller pengarna tillbaka. Det gäller oavsett vilka andra garantier som ges.',
    more: 'Dina rättigheter land för land',
    call: 'Frågor? Ring {{name}},',
    standIn: 'I stället för det officiella meddelandet',
  },
  guaranteeLabel: {
    title: 'Tillverkarens garanti',
    years: 'Längd',
    value: '{{years}} år',
    brand: 'Varumärke',
    model: 'Modell',
    terms: 'Villkor',
    rights: 'Din lagstadgade rätt att reklamera hos säljaren påverkas inte.',
    standIn: 'I stället för den officiella märkningen',
    drawing: 'Tillverkarens garanti för {{name}}: {{years}} år',
    back: 'Tillbaka till artikeln',
  },
}
