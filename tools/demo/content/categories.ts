import type { Category, Text } from '../article.ts'
import { pagePicture } from './pictures.ts'

interface Words {
  slug: Category
  name: Text
  title: Text
  intro: Text
  picture: [name: string, alt: Text]
}

const words: Words[] = [
  {
    slug: 'news',
    name: { en: 'New', sv: 'Nyheter' },
    title: { en: 'New this season', sv: 'Nytt för säsongen' },
    intro: {
      en: 'Fresh from the workshop, in time for the dark half of the year.',
      sv: 'Nyss ut ur verkstaden, lagom till den mörka halvan av året.',
    },
    picture: ['mushroom-oxide', { en: 'Murla in oxide red', sv: 'Murla i oxidrött' }],
  },
  {
    slug: 'table',
    name: { en: 'Table lamps', sv: 'Bordslampor' },
    title: { en: 'Table lamps', sv: 'Bordslampor' },
    intro: {
      en: 'Low, warm light for the places where you sit down.',
      sv: 'Lågt och varmt ljus till platserna där man slår sig ner.',
    },
    picture: [
      'pleated-table',
      { en: 'Ekvika table lamp in oak and linen, lit', sv: 'Ekvika bordslampa i ek och linne, tänd' },
    ],
  },
  {
    slug: 'portable',
    name: { en: 'Portable lamps', sv: 'Portabla lampor' },
    title: { en: 'Portable lamps', sv: 'Portabla lampor' },
    intro: {
      en: 'Charge by day, carry by night: to the balcony, the bed, the far end of the table.',
      sv: 'Ladda på dagen och ta med på kvällen: till balkongen, sängen, bortre änden av bordet.',
    },
    picture: ['mushroom-brass', { en: 'Murla in brass, lit', sv: 'Murla i mässing, tänd' }],
  },
  {
    slug: 'candleholders',
    name: { en: 'Candleholders', sv: 'Ljusstakar' },
    title: { en: 'Candleholders', sv: 'Ljusstakar' },
    intro: {
      en: 'The oldest light we sell, and still the one people lower their voices for.',
      sv: 'Det äldsta ljuset i sortimentet, och det enda som får folk att sänka rösten.',
    },
    picture: ['treskar-candle-brass', { en: 'Treskär candleholders in brass', sv: 'Treskär ljusstakar i mässing' }],
  },
  {
    slug: 'pendant',
    name: { en: 'Pendants', sv: 'Pendlar' },
    title: { en: 'Pendants', sv: 'Pendlar' },
    intro: {
      en: 'For the table you gather around. Hang them lower than you think: 60 cm above the top is about right.',
      sv: 'För bordet ni samlas kring. Häng dem lägre än du tror: 60 cm över skivan är ungefär rätt.',
    },
    picture: ['globe-pendant', { en: 'Ringholm pendant in brass, lit', sv: 'Ringholm pendel i mässing, tänd' }],
  },
  {
    slug: 'wall',
    name: { en: 'Wall lamps', sv: 'Vägglampor' },
    title: { en: 'Wall lamps', sv: 'Vägglampor' },
    intro: {
      en: 'Light at eye level, and the bedside table free for the book.',
      sv: 'Ljus i ögonhöjd, och nattduksbordet fritt för boken.',
    },
    picture: [
      'skarpnas-wall-black',
      { en: 'Skarpnäs wall lamp in black, lit', sv: 'Skarpnäs vägglampa i svart, tänd' },
    ],
  },
  {
    slug: 'floor',
    name: { en: 'Floor lamps', sv: 'Golvlampor' },
    title: { en: 'Floor lamps', sv: 'Golvlampor' },
    intro: {
      en: 'A corner with a chair becomes a place to read.',
      sv: 'Ett hörn med en fåtölj blir en läsplats.',
    },
    picture: ['bagvik-floor-black', { en: 'Bågvik floor lamp in black, lit', sv: 'Bågvik golvlampa i svart, tänd' }],
  },
  {
    slug: 'ceiling',
    name: { en: 'Ceiling lamps', sv: 'Taklampor' },
    title: { en: 'Ceiling lamps', sv: 'Taklampor' },
    intro: {
      en: 'Even light for halls, kitchens and low ceilings.',
      sv: 'Jämnt ljus för hallen, köket och rummet med lågt i tak.',
    },
    picture: ['tjarna-ceiling-opal', { en: 'Tjärna ceiling lamp in opal glass', sv: 'Tjärna plafond i opalglas' }],
  },
  {
    slug: 'lampshades',
    name: { en: 'Lampshades', sv: 'Lampskärmar' },
    title: { en: 'Lampshades', sv: 'Lampskärmar' },
    intro: {
      en: 'Sewn by hand, sold on their own. A lamp you already have may only need this.',
      sv: 'Sydda för hand och sålda för sig. Lampan du redan har behöver kanske inget annat.',
    },
    picture: ['vavsta-shade-linen', { en: 'Vävsta lampshade in linen', sv: 'Vävsta lampskärm i linne' }],
  },
  {
    slug: 'outdoor',
    name: { en: 'Outdoor lamps', sv: 'Utelampor' },
    title: { en: 'Outdoor lamps', sv: 'Utelampor' },
    intro: {
      en: 'Made for rain, salt and sleet, and for finding the keyhole.',
      sv: 'Byggda för regn, salt och snöblandat, och för att hitta nyckelhålet.',
    },
    picture: ['grindo-wall-black', { en: 'Grindö wall lamp in black, lit', sv: 'Grindö vägglampa i svart, tänd' }],
  },
  {
    slug: 'bathroom',
    name: { en: 'Bathroom lamps', sv: 'Badrumslampor' },
    title: { en: 'Bathroom lamps', sv: 'Badrumslampor' },
    intro: {
      en: 'Sealed to IP44, and kind to the face in the mirror.',
      sv: 'Kapslade enligt IP44, och snälla mot ansiktet i spegeln.',
    },
    picture: [
      'ringholm-bathroom-brass',
      { en: 'Ringholm bathroom lamp in brass, lit', sv: 'Ringholm badrumslampa i mässing, tänd' },
    ],
  },
  {
    slug: 'holiday',
    name: { en: 'Holiday', sv: 'Jul och advent' },
    title: { en: 'Holiday lights', sv: 'Jul och advent' },
    intro: {
      en: 'From the first Sunday of Advent until the tree comes down.',
      sv: 'Från första advent till tjugondag Knut.',
    },
    picture: [
      'frostnas-star-red',
      { en: 'Frostnäs window star in red paper, lit', sv: 'Frostnäs adventsstjärna i rött papper, tänd' },
    ],
  },
  {
    slug: 'lightsource',
    name: { en: 'Light sources', sv: 'Ljuskällor' },
    title: { en: 'Light sources', sv: 'Ljuskällor' },
    intro: {
      en: 'LED bulbs chosen for their colour: they dim, they do not hum, and red stays red.',
      sv: 'LED-lampor utvalda för färgens skull: de går att dimra, surrar inte, och rött förblir rött.',
    },
    picture: ['glim-e27-globe-opal', { en: 'Glim E27 globe in opal glass', sv: 'Glim E27 glob i opalglas' }],
  },
  {
    slug: 'accessories',
    name: { en: 'Accessories', sv: 'Tillbehör' },
    title: { en: 'Accessories', sv: 'Tillbehör' },
    intro: {
      en: 'Cords, dimmers and chargers: the small things that finish the job.',
      sv: 'Sladdar, dimrar och laddare: det lilla som gör det klart.',
    },
    picture: ['tvinna-cord-set-black', { en: 'Tvinna cord set in black', sv: 'Tvinna sladdupphäng i svart' }],
  },
  {
    slug: 'spareparts',
    name: { en: 'Spare parts', sv: 'Reservdelar' },
    title: { en: 'Spare parts', sv: 'Reservdelar' },
    intro: {
      en: 'What wears out or breaks can be replaced. That is the whole idea.',
      sv: 'Det som slits eller går sönder går att byta. Det är hela tanken.',
    },
    picture: ['ringholm-spare-globe', { en: 'Ringholm globe in opal glass', sv: 'Ringholm glob i opalglas' }],
  },
]

/** The shop's fifteen categories, in the sequence that menus show. */
export const categories = words.map(({ picture, ...category }, position) => ({
  ...category,
  position,
  image: pagePicture(...picture),
}))
