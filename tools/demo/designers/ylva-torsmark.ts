import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const ylvaTorsmark = {
  slug: 'ylva-torsmark',
  name: 'Ylva Torsmark',
  trade: { en: 'Silversmith, Västervik', sv: 'Silversmed, Västervik' },
  intro: {
    en: 'Trained as a silversmith. Begins every lamp with the hand that will switch it on.',
    sv: 'Silversmed i grunden. Börjar varje lampa med handen som ska tända den.',
  },
  quote: {
    en: 'If you have to look for the switch, I have not finished.',
    sv: 'Måste man leta efter strömbrytaren är jag inte färdig.',
  },
  picture: work.torsmark,
  storyBody: {
    en: body(
      paragraph(
        'For eleven years Ylva Torsmark made spoons. A spoon, she says, is the best training there is: it has to please an eye, a hand and a mouth, and you can tell with your eyes shut if the balance is wrong. When she came to us she asked to see no drawings. She asked to borrow the lamps that had been returned.',
      ),
      paragraph(
        'What she found was worn paint, always in the same three places. Where people lift. Where they push the lamp aside to make room for a plate. Where they fumble for the button in the dark. ',
        link('Murla', '/product/murla-portable-brass'),
        ' is built around those places: a stem that fits a closed hand, a base heavy enough to be shoved, and one knob, at the very top, where the hand ends up anyway.',
      ),
      paragraph(
        'She works standing, at the stump of a felled ash in her father’s yard. The first Murla was hammered on it, out of a saucepan lid.',
      ),
    ),
    sv: body(
      paragraph(
        'I elva år gjorde Ylva Torsmark skedar. Bättre skola finns inte, säger hon: en sked ska duga för ögat, handen och munnen, och är balansen fel så märks det i mörker. När hon kom till oss ville hon inte se några ritningar. Hon bad att få låna lamporna som kommit i retur.',
      ),
      paragraph(
        'Färgen var sliten, och alltid på samma tre ställen. Där man lyfter. Där man knuffar undan lampan för att få plats med en tallrik. Där man trevar efter knappen i mörkret. ',
        link('Murla', '/product/murla-portable-brass'),
        ' är byggd kring de ställena: ett skaft som ryms i en knuten hand, en fot tung nog att skjutas åt sidan och en enda knopp längst upp, där handen ändå hamnar.',
      ),
      paragraph(
        'Hon arbetar stående vid en stubbe efter en ask på sin pappas gård. På den hamrades den första Murla, ur ett grytlock.',
      ),
    ),
  },
}
