import { waitingRoom } from '../content/scenes.ts'
import { body, link, paragraph } from '../portable-text.ts'
import { architect, area, closeUp, lamps } from './facts.ts'

export const vardcentralenNora = {
  slug: 'vardcentralen-nora',
  title: { en: 'A waiting room to wait in', sv: 'Ett väntrum att vänta i' },
  place: { en: 'Health centre, Nora', sv: 'Vårdcentralen, Nora' },
  year: 2024,
  intro: {
    en: 'Doctors need to see. Those who wait would rather not be seen quite so well.',
    sv: 'Läkare behöver se. De som väntar vill helst inte synas fullt så väl.',
  },
  facts: [architect('Rum för Vård'), area('920'), lamps(74)],
  picture: waitingRoom,
  pictures: [
    ...closeUp(
      '1017',
      'At full strength in the examination rooms, at half in the waiting room.',
      'På full styrka i undersökningsrummen, på halv i väntrummet.',
    ),
    ...closeUp(
      '1018',
      'On the walls in between: the second of the three steps.',
      'På väggarna däremellan: det andra av de tre stegen.',
    ),
    ...closeUp('1006', 'Beside the armchairs, as at home.', 'Bredvid fåtöljerna, som hemma.'),
  ],
  hotspots: [{ product: '1006', x: 64.7, y: 46 }],
  body: {
    en: body(
      paragraph(
        'The region’s requirements filled sixty pages and spoke of lux. Not one of them said how it should feel to sit there on a Tuesday with a sore throat. We were allowed to add half a page.',
      ),
      paragraph(
        'In the examination rooms hang ',
        link('Tjärna', '/product/tjarna-ceiling-opal'),
        ' at 3000 kelvin and full strength. In the waiting room the same lamp is dimmed by half and the corners have ',
        link('Ekvika', '/product/ekvika-floor-oak'),
        ' beside the armchairs, as at home. Between the rooms the light rises in three steps, so that no one has to squint at the doctor.',
      ),
      paragraph(
        'Everything can be wiped down, opened and mended by the caretaker. He has the drawings in his cupboard.',
      ),
    ),
    sv: body(
      paragraph(
        'Regionens krav fyllde sextio sidor och handlade om lux. Ingenstans stod hur det skulle kännas att sitta där en tisdag med halsont. Vi fick lägga till en halv sida.',
      ),
      paragraph(
        'I undersökningsrummen hänger ',
        link('Tjärna', '/product/tjarna-ceiling-opal'),
        ' med 3000 kelvin och full styrka. I väntrummet är samma lampa dimrad till hälften, och i hörnen står ',
        link('Ekvika', '/product/ekvika-floor-oak'),
        ' bredvid fåtöljerna, som hemma. Mellan rummen stiger ljuset i tre steg, så att ingen behöver kisa mot doktorn.',
      ),
      paragraph('Allt går att torka av, öppna och laga. Ritningarna finns i vaktmästarens skåp.'),
    ),
  },
  products: ['1017', '1018', '1006'],
}
