import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const ossianVallfors = {
  slug: 'ossian-vallfors',
  name: 'Ossian Vallfors',
  trade: { en: 'Structural engineer, Sundsvall', sv: 'Konstruktör, Sundsvall' },
  intro: {
    en: 'Came to lighting by way of bridges, and still asks how far a line can reach.',
    sv: 'Kom till ljuset från brobyggandet och undrar fortfarande hur långt en linje kan nå.',
  },
  quote: {
    en: 'Take away until it sways. Then put back one gram.',
    sv: 'Ta bort tills den gungar. Lägg sedan tillbaka ett gram.',
  },
  picture: work.vallfors,
  storyBody: {
    en: body(
      paragraph(
        'Ossian Vallfors has eleven bridges behind him, most of them for pedestrians and one for reindeer. He left the trade when he realised that what he liked best about a bridge was the week before the railings came, when it was only a line.',
      ),
      paragraph(
        'He sent us a drawing by post, unasked, with the forces written in. ',
        link('Bågvik', '/product/bagvik-floor-black'),
        ' is that drawing. The tube is bent cold in one movement, because heat makes steel forget, and the marble is exactly as heavy as the sum at the bottom of the paper.',
      ),
      paragraph(
        'With ',
        link('Långhed', '/product/langhed-pendant-black'),
        ' he did the opposite and let something hang. The beam is 120 centimetres long and six tall. Driver, module and acrylic all fit inside those six, and on the ceiling there is only a small cup.',
      ),
    ),
    sv: body(
      paragraph(
        'Ossian Vallfors har elva broar bakom sig, de flesta för fotgängare och en för renar. Han slutade när han kom på vad han tyckte bäst om med en bro: veckan innan räckena kom, när den bara var en linje.',
      ),
      paragraph(
        'En dag låg det en ritning i vår brevlåda, med krafterna inskrivna. ',
        link('Bågvik', '/product/bagvik-floor-black'),
        ' är den ritningen. Röret bockas kallt i ett enda svep, för värme får stålet att glömma, och marmorn väger precis så mycket som summan längst ner på papperet.',
      ),
      paragraph(
        'Med ',
        link('Långhed', '/product/langhed-pendant-black'),
        ' gjorde han tvärtom och lät något hänga. Balken är 120 centimeter lång och sex hög. Drivdon, modul och akryl ryms inom de sex, och i taket finns bara en liten kopp.',
      ),
    ),
  },
}
