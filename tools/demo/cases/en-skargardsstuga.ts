import { pagePicture } from '../content/pictures.ts'
import { cottageSill, cottageWindow } from '../content/scenes.ts'
import { body, link, paragraph } from '../portable-text.ts'
import { area, closeUp, lamps } from './facts.ts'

const murlaRim = pagePicture('mushroom-detail', {
  en: 'The rim of the brass shade, the opal bowl and the turned collar, close up',
  sv: 'Närbild på skärmens kant i mässing, opalglaset och den svarvade kragen',
})

export const enSkargardsstuga = {
  slug: 'en-skargardsstuga',
  title: { en: 'Thirty square metres, no mains', sv: 'Trettio kvadrat utan el' },
  place: { en: 'A cottage in the archipelago, Gryt', sv: 'En stuga i skärgården, Gryt' },
  year: 2023,
  intro: {
    en: 'The family wanted light without cables, and an evening without a generator.',
    sv: 'Familjen ville ha ljus utan sladdar och kvällar utan elverk.',
  },
  facts: [area('30'), lamps(3)],
  picture: cottageWindow,
  pictures: [
    {
      ...cottageSill,
      caption: { en: 'The window where the three are charged.', sv: 'Fönstret där de tre laddas.' },
    },
    {
      ...murlaRim,
      caption: {
        en: 'The brass is bare, and has darkened since the first summer.',
        sv: 'Mässingen är obehandlad och har mörknat sedan första sommaren.',
      },
    },
    ...closeUp('1022', 'For the last hour.', 'Sista timmen.'),
  ],
  hotspots: [
    { product: '1001', x: 60.7, y: 73 },
    { product: '1022', x: 77.3, y: 84 },
  ],
  body: {
    en: body(
      paragraph(
        'One solar panel on the privy roof charges a battery the size of a shoebox. From it, three ',
        link('Murla', '/product/murla-portable-brass'),
        ' drink in turn, on an oak ',
        link('charging base', '/product/murla-charging-base'),
        ' by the window. In the evening they are carried to where they are wanted: the table, the bunk, the steps.',
      ),
      paragraph(
        'On the first night the children counted how many places the lamps had been. They stopped at thirty-one. In August the family still had never lit all three at once.',
      ),
      paragraph(
        'For the last hour there are ',
        link('candles', '/product/treskar-candle-iron'),
        ', in iron holders, and nothing else.',
      ),
    ),
    sv: body(
      paragraph(
        'En solpanel på dasstaket laddar ett batteri stort som en skokartong. Ur det dricker tre ',
        link('Murla', '/product/murla-portable-brass'),
        ' i tur och ordning, på en ',
        link('laddplatta av ek', '/product/murla-charging-base'),
        ' i fönstret. På kvällen bärs de dit de behövs: till bordet, till kojen, till trappan.',
      ),
      paragraph(
        'Första kvällen räknade barnen på hur många ställen lamporna hade stått. De slutade vid trettioett. I augusti hade familjen ännu aldrig tänt alla tre på en gång.',
      ),
      paragraph(
        'Sista timmen får ',
        link('stearinljusen', '/product/treskar-candle-iron'),
        ' klara sig själva, i stakar av järn.',
      ),
    ),
  },
  products: ['1001', '1201', '1022'],
}
