import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const anselmRydbo = {
  slug: 'anselm-rydbo',
  name: 'Anselm Rydbo',
  trade: { en: 'Prototype builder, Nässjö', sv: 'Modellbyggare, Nässjö' },
  intro: {
    en: 'Cabinetmaker’s son and builder of prototypes. Likes joints that show how they were made.',
    sv: 'Snickarson och modellbyggare. Tycker om fogar som visar hur de är gjorda.',
  },
  quote: {
    en: 'A good joint is a sentence. You should be able to read how it goes together.',
    sv: 'En bra fog är som en mening. Det ska gå att läsa hur den hänger ihop.',
  },
  picture: work.rydbo,
  storyBody: {
    en: body(
      paragraph(
        'Anselm Rydbo has the longest way to the coffee machine of anyone in the house, and walks it with a piece of wood in his hand. He started here at nineteen, building other people’s prototypes. After some years he noticed that he had begun to correct them.',
      ),
      paragraph(
        'He does not draw much. He cuts, fits, takes apart and cuts again, and when the model is right someone else measures it. ',
        link('Ekvika', '/product/ekvika-table-oak'),
        ' went through forty bases before he settled on the round one in marble. The other thirty-nine prop up shelves all over the old dairy where we work.',
      ),
      paragraph(
        'What he asks of a lamp is that it can be mended by a patient person with one screwdriver. Before a model is approved he takes it apart himself with mittens on, to try how it goes with stiff fingers.',
      ),
    ),
    sv: body(
      paragraph(
        'Ingen i huset har längre till kaffeautomaten än Anselm Rydbo, och han går dit med en träbit i handen. Han började här som nittonåring och byggde andras prototyper. Efter några år märkte han att han hade börjat rätta dem.',
      ),
      paragraph(
        'Han ritar inte mycket. Han sågar, passar in, tar isär och sågar om, och när modellen stämmer får någon annan mäta den. ',
        link('Ekvika', '/product/ekvika-table-oak'),
        ' fick fyrtio olika fötter innan det blev den runda av marmor. De andra trettionio håller upp hyllor runt om i det gamla mejeriet där vi håller till.',
      ),
      paragraph(
        'Hans krav på en lampa är att den går att laga för en tålmodig person med en skruvmejsel. Innan en modell godkänns tar han isär den själv med vantar på, för att prova hur det går med stela fingrar.',
      ),
    ),
  },
}
