import { detailsOf } from '../articles/details.ts'
import { pagePicture } from '../content/pictures.ts'
import { starWindow, supper } from '../content/scenes.ts'
import { body, heading, link, paragraph } from '../portable-text.ts'

/** Returns a list with a lamp's captioned close-up, or an empty list if it was not rendered. */
const closeUp = (id: string, en: string, sv: string) =>
  detailsOf(id).map(({ name, alt }) => ({ ...pagePicture(name, alt), caption: { en, sv } }))

/** Pages for special occasions; so far only Advent. */
export const campaigns = [
  {
    slug: 'towards-advent',
    title: { en: 'A light for each Sunday', sv: 'Ett ljus för varje söndag' },
    intro: {
      en: 'Stars in the window, flames on the table, and a lamp that follows along in between.',
      sv: 'Stjärnor i fönstret, lågor på bordet och en lampa som följer med däremellan.',
    },
    picture: { ...starWindow, focus: { x: 60, y: 40 } },
    link: { title: { en: 'See everything for December', sv: 'Se allt för december' }, href: '/category/shop/holiday' },
    blocks: [
      {
        _type: 'text',
        _key: 'why',
        body: {
          en: body(
            heading('First the window'),
            paragraph(
              'A star is hung for whoever is still on the way home. It needs no more than a weak bulb: at 2200 kelvin the folds show, at 2700 only the paper does. Hang it a hand’s breadth from the pane, and the glass gives you a second one.',
            ),
            paragraph(
              'How to dim it down to the last glow is told in ',
              link('Towards the fire', '/concepts/dimmed-to-2200'),
              '.',
            ),
          ),
          sv: body(
            heading('Först fönstret'),
            paragraph(
              'En stjärna hänger man upp för den som ännu är på väg hem. Den behöver bara en svag ljuskälla: vid 2200 kelvin syns vecken, vid 2700 syns bara papperet. Häng den en handsbredd från rutan, så får du en till på köpet i glaset.',
            ),
            paragraph(
              'Hur man dimrar den ned till sista glöden står i ',
              link('Mot elden', '/concepts/dimmed-to-2200'),
              '.',
            ),
          ),
        },
      },
      {
        _type: 'products',
        _key: 'december',
        title: { en: 'For the window and the sill', sv: 'För fönstret och fönsterbrädan' },
        products: ['1023', '1033', '1021', '1022'],
      },
      {
        _type: 'banner',
        _key: 'table',
        title: { en: 'Then the table', sv: 'Sedan bordet' },
        text: {
          en: 'Two candles and one portable lamp are enough for six plates. Put the lamp where the candles are not, and nobody has to blow anything out to see who is talking.',
          sv: 'Två ljus och en bärbar lampa räcker till sex tallrikar. Ställ lampan där ljusen inte står, så behöver ingen blåsa ut något för att se vem som talar.',
        },
        link: { title: { en: 'Portable lamps', sv: 'Portabla lampor' }, href: '/category/shop/portable' },
        picture: supper,
      },
      {
        _type: 'quote',
        _key: 'rydbo',
        quote: {
          en: 'In December I do not sell light. I sell the dark around it.',
          sv: 'I december säljer jag inte ljus. Jag säljer mörkret runt omkring.',
        },
        source: {
          en: 'Gun-Britt, who has packed our parcels for nineteen winters',
          sv: 'Gun-Britt, som har packat våra paket i nitton vintrar',
        },
      },
      {
        _type: 'pictures',
        _key: 'hands',
        pictures: [
          ...closeUp('1023', 'Folded by hand, cut with a knife.', 'Vikt för hand, skuren med kniv.'),
          ...closeUp('1022', 'Iron as it comes from the mould.', 'Järnet som det kommer ur formen.'),
          ...closeUp('1033', 'The red is dyed through.', 'Det röda är genomfärgat.'),
        ],
      },
      { _type: 'case', _key: 'cottage', case: 'en-skargardsstuga' },
      { _type: 'designer', _key: 'almskog', designer: 'petra-almskog' },
      {
        _type: 'link',
        _key: 'room',
        title: { en: 'How dark may it be?', sv: 'Hur mörkt får det bli?' },
        text: {
          en: 'Say how large the room is and what you do in it. We say how much light it needs, and how little will do in December.',
          sv: 'Säg hur stort rummet är och vad du gör där. Vi säger hur mycket ljus det behöver, och hur lite som räcker i december.',
        },
        link: { title: { en: 'Work out your room', sv: 'Räkna på ditt rum' }, href: '/light/room' },
      },
    ],
  },
]
