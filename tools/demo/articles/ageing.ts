import type { Article, Text } from '../article.ts'
import { pagePicture } from '../content/pictures.ts'

/** How a product ages, by the first of its materials that has a text; nothing for other materials. */
export function ageingOf({ type, family, facts: { material } }: Article) {
  const isAgeing = type === 'lamp' || type === 'candleholder'
  const [word, ageing] = ages.find(([word]) => isAgeing && material?.en.toLowerCase().includes(word)) ?? []
  // The pictures show the dome of a Murla.
  return { ageing, ...(family === 'murla' && word?.endsWith('brass') && { ageingPictures: brassAfterYears }) }
}

const brassAfterYears = [
  {
    ...pagePicture('brass-aged-1', {
      en: 'A dome of bare brass after one year: still golden, less bright, with a few faint marks of fingers',
      sv: 'En kupa av obehandlad mässing efter ett år: ännu gyllene, mindre blank, med några svaga märken av fingrar',
    }),
    caption: { en: 'After one year', sv: 'Efter ett år' },
  },
  {
    ...pagePicture('brass-aged-5', {
      en: 'The same dome after five years: light brown, with darker fingerprints near its rim',
      sv: 'Samma kupa efter fem år: ljusbrun, med mörkare fingeravtryck nära kanten',
    }),
    caption: { en: 'After five years', sv: 'Efter fem år' },
  },
  {
    ...pagePicture('brass-aged-10', {
      en: 'The same dome after ten years: brown, uneven and almost matt',
      sv: 'Samma kupa efter tio år: brun, ojämn och nästan matt',
    }),
    caption: { en: 'After ten years', sv: 'Efter tio år' },
  },
]

const ages: [material: string, text: Text][] = [
  [
    'oak',
    {
      en: 'Oak is oiled, not lacquered. It turns from straw to honey in the first two years, faster in a sunny window. A ring from a cup goes with fine sandpaper and a drop of oil.',
      sv: 'Eken är oljad, inte lackad. Den går från halm till honung på de två första åren, fortare i ett soligt fönster. En ring efter en kopp tar man bort med fint sandpapper och en droppe olja.',
    },
  ],
  [
    'solid brass',
    {
      en: 'The brass is bare. It is bright for a month, matt after a year and brown after ten. Vinegar, salt and flour bring the first day back; most people leave it.',
      sv: 'Mässingen är obehandlad. Den är blank en månad, matt efter ett år och brun efter tio. Ättika, salt och mjöl tar fram första dagen igen. De flesta låter bli.',
    },
  ],
  [
    'cast iron',
    {
      en: 'The iron is blackened with linseed oil. Where hands take hold of it, it becomes darker and a little shiny. Oil it once a year and it does not rust indoors.',
      sv: 'Järnet är svärtat med linolja. Där händerna tar i det blir det mörkare och lite blankt. Olja det en gång om året, så rostar det inte inomhus.',
    },
  ],
  [
    'powder-coated steel',
    {
      en: 'The coating keeps its colour; the brass beside it does not. After a year the collar has a skin of its own, after five it is the darkest part of the lamp in daylight.',
      sv: 'Färgen håller, men inte mässingen bredvid. Efter ett år har kragen fått en egen hud, och efter fem är den lampans mörkaste del i dagsljus.',
    },
  ],
  [
    'brass',
    {
      en: 'Untreated brass darkens, and first where it is touched. After five years it shows which side of the lamp you sit on.',
      sv: 'Obehandlad mässing mörknar, och först där man tar i den. Efter fem år ser man på vilken sida av lampan du brukar sitta.',
    },
  ],
  [
    'linen',
    {
      en: 'Linen yellows a shade in ten years of evenings, evenly, since the light comes from inside. Brush it with a soft brush. A new shade is a spare part.',
      sv: 'Linne gulnar en nyans på tio års kvällar, jämnt, eftersom ljuset kommer inifrån. Borsta det med en mjuk borste. En ny skärm finns som reservdel.',
    },
  ],
  [
    'cast aluminium',
    {
      en: 'Outdoors the paint loses its gloss in about six years and nothing else. Salt is washed off with a hose. A stone chip needs a dab of black, or it blooms white.',
      sv: 'Utomhus tappar färgen glansen på ungefär sex år, men inget mer. Salt spolas av med slangen. Ett stenskott behöver en duttning svart, annars slår det ut i vitt.',
    },
  ],
  [
    'aluminium',
    {
      en: 'Anodised aluminium looks the same after ten years. Finger marks come off with a dry cloth, dust with the same one.',
      sv: 'Eloxerad aluminium ser likadan ut efter tio år. Fingeravtryck tas bort med en torr trasa, dammet med samma.',
    },
  ],
  [
    'paper',
    {
      en: 'Paper softens in its folds and becomes a little warmer in colour. Packed flat in a dry place, a star lasts some fifteen winters.',
      sv: 'Papper mjuknar i vecken och blir lite varmare i färgen. Platt och torrt nerpackad håller en stjärna i ett femtontal vintrar.',
    },
  ],
  [
    'opal glass',
    {
      en: 'Opal glass does not age. What changes is the dust on it: wipe it damp in spring and autumn, and it gives as much light as on the first day.',
      sv: 'Opalglas åldras inte. Det som ändras är dammet på det: torka fuktigt vår och höst, så ger det lika mycket ljus som första dagen.',
    },
  ],
]
