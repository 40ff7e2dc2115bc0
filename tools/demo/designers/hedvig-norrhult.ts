import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const hedvigNorrhult = {
  slug: 'hedvig-norrhult',
  name: 'Hedvig Norrhult',
  trade: { en: 'Industrial designer, Malmö', sv: 'Industridesigner, Malmö' },
  intro: {
    en: 'Industrial designer. Removes parts until the lamp stops working, then puts the last one back.',
    sv: 'Industridesigner. Plockar bort delar tills lampan slutar fungera och sätter sedan tillbaka den sista.',
  },
  quote: {
    en: 'I do not mind a screw. I mind a screw with nothing to do.',
    sv: 'Jag har inget emot skruvar. Bara mot skruvar som inte gör något.',
  },
  picture: work.norrhult,
  storyBody: {
    en: body(
      paragraph(
        'Hedvig Norrhult keeps a ledger. On the left she writes each part of a lamp, on the right what it does. If the right side is empty, the part goes. If it says “looks nice”, it gets a week to explain itself.',
      ),
      paragraph(
        'Before ',
        link('Skarpnäs', '/product/skarpnas-table-black'),
        ' she took nineteen desk lamps apart on the floor of a sports hall and walked about among the pieces for three days. The ledger says that most of them had failed in the spring. So her own has none: brass discs hold the arm by friction, and a coin tightens them.',
      ),
      paragraph(
        'She has designed hearing aids, ticket machines and a ventilator. Lamps are the hardest, she thinks: they are looked at even when they are off.',
      ),
    ),
    sv: body(
      paragraph(
        'Hedvig Norrhult för bok. I vänstra kolumnen skriver hon lampans delar, i den högra vad de gör. Är det tomt till höger åker delen ut. Står det ”ser trevlig ut” får den en vecka på sig att förklara sig.',
      ),
      paragraph(
        'Inför ',
        link('Skarpnäs', '/product/skarpnas-table-black'),
        ' tog hon isär nitton skrivbordslampor på golvet i en gymnastiksal och gick omkring bland delarna i tre dagar. Enligt boken hade de flesta gått sönder i fjädern. Hennes har därför ingen: mässingsbrickor håller armen med friktion och dras åt med ett mynt.',
      ),
      paragraph(
        'Hon har ritat hörapparater, biljettautomater och en respirator. Svårast är lampor, tycker hon: dem tittar man på även när de är släckta.',
      ),
    ),
  },
}
