import { staircase, staircaseFoot } from '../content/scenes.ts'
import { body, heading, link, paragraph } from '../portable-text.ts'
import { architect, area, closeUp, lamps } from './facts.ts'

export const pensionatSjoros = {
  slug: 'pensionat-sjoros',
  title: { en: 'Eleven rooms and one staircase', sv: 'Elva rum och en trappa' },
  place: { en: 'Sjöros guesthouse, Gränna', sv: 'Pensionat Sjöros, Gränna' },
  year: 2026,
  intro: {
    en: 'A guesthouse by Lake Vättern wanted its guests to come down in the evening. We began with the stairs.',
    sv: 'Ett pensionat vid Vättern ville få gästerna att komma ner på kvällen. Vi började med trappan.',
  },
  facts: [architect('Ateljé Lindrum'), area('640'), lamps(48)],
  picture: staircase,
  pictures: [
    {
      ...staircaseFoot,
      caption: {
        en: 'At the foot of the stairs, where one would otherwise turn back.',
        sv: 'Vid trappans fot, där man annars vänder.',
      },
    },
    ...closeUp(
      '1027',
      'Two clusters of three lead the light down through the stairwell.',
      'Två trippelpendlar leder ljuset ner genom trapphuset.',
    ),
    ...closeUp(
      '1005',
      'Ekvika: fluted oak, a ring of brass, pleated linen.',
      'Ekvika: räfflad ek, en ring av mässing, plisserat linne.',
    ),
    ...closeUp('1026', 'A smaller one stands in each of the rooms.', 'En mindre står i vart och ett av rummen.'),
  ],
  hotspots: [
    { product: '1027', x: 63.2, y: 31.5 },
    { product: '1005', x: 33.9, y: 62 },
  ],
  body: {
    en: body(
      paragraph(
        'In 1962 our very first order was eleven shades for a boarding house. Sixty-four years later another one rang, and it also had eleven rooms. Nobody here believes in signs, but we drove over the same afternoon.',
      ),
      heading('Down instead of up'),
      paragraph(
        'The house had bright ceilings and dark tables. Guests had their dinner and went up to read, because the only good light was by the bed. We took away every other ceiling point and hung two ',
        link('Ringholm clusters', '/product/ringholm-cluster-brass'),
        ' in the stairwell, so that the light leads downwards, and put an ',
        link('Ekvika', '/product/ekvika-table-oak'),
        ' at its foot, where one would otherwise turn back.',
      ),
      heading('What it came to'),
      paragraph(
        'Forty-eight lamps use less electricity than the nineteen they replaced. More to the point, the library now closes at eleven instead of nine, and the hostess has had to buy a second chess set.',
      ),
    ),
    sv: body(
      paragraph(
        'Vår allra första beställning, 1962, var elva skärmar till ett pensionat. Sextiofyra år senare ringde ett annat, också det med elva rum. Ingen här tror på tecken, men vi åkte dit samma eftermiddag.',
      ),
      heading('Ner i stället för upp'),
      paragraph(
        'Taken var ljusa och borden mörka. Gästerna åt middag och gick upp för att läsa, eftersom det enda goda ljuset fanns vid sängen. Vi tog bort vartannat takuttag, hängde två ',
        link('Ringholm trippelpendlar', '/product/ringholm-cluster-brass'),
        ' i trapphuset så att ljuset leder nedåt, och ställde en ',
        link('Ekvika', '/product/ekvika-table-oak'),
        ' vid trappans fot, där man annars vänder.',
      ),
      heading('Hur det gick'),
      paragraph(
        'Fyrtioåtta lampor drar mindre el än de nitton som satt där förut. Viktigare är att biblioteket numera stänger elva i stället för nio, och att värdinnan har fått köpa ett schackspel till.',
      ),
    ),
  },
  products: ['1027', '1005', '1026'],
}
