import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const runaAskeby = {
  slug: 'runa-askeby',
  name: 'Runa Askeby',
  trade: { en: 'Rope maker, Karlskrona', sv: 'Repslagare, Karlskrona' },
  intro: {
    en: 'Rope maker. Believes that the cord is the part of the lamp that everyone forgets and everyone sees.',
    sv: 'Repslagare. Menar att sladden är den del av lampan som alla glömmer och alla ser.',
  },
  quote: {
    en: 'Nobody hides a good rope.',
    sv: 'Ingen gömmer ett bra rep.',
  },
  picture: work.askeby,
  storyBody: {
    en: body(
      paragraph(
        'A ropewalk is a very long, very narrow house. Runa Askeby’s is 212 metres long, and she walks it backwards some thirty times a day, laying strands. It is the same walk her grandmother took, for ships’ hawsers. Runa lays cords for lamps in one corner of it.',
      ),
      paragraph(
        'Most textile cord is a sock pulled over plastic. Hers is braided tight around the conductors in sixteen strands of cotton, so that it hangs in a curve of its own and does not curl. ',
        link('Tvinna', '/product/tvinna-cord-set-black'),
        ' is sold on its own, and most of our pendants hang from it.',
      ),
      paragraph('She will tell you the knot for shortening it, if you ask. We have put it in the box, as a drawing.'),
    ),
    sv: body(
      paragraph(
        'En repslagarbana är ett mycket långt och mycket smalt hus. Runa Askebys är 212 meter lång, och hon går den baklänges ett trettiotal gånger om dagen medan hon slår. Det är samma väg som hennes farmor gick, då för trossar. I ena hörnet slår Runa sladd till lampor.',
      ),
      paragraph(
        'Det mesta som kallas textilsladd är en strumpa över plast. Hennes flätas hårt runt ledarna i sexton trådar bomull, så att den hänger i sin egen båge och inte krullar sig. ',
        link('Tvinna', '/product/tvinna-cord-set-black'),
        ' säljs för sig, men de flesta av våra pendlar hänger också i den.',
      ),
      paragraph('Frågar man visar hon gärna knopen för att korta den. Vi har lagt den i kartongen, som teckning.'),
    ),
  },
}
