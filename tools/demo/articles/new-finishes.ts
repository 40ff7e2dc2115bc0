import { type ArticleWithoutTexts, oneSize, picture, prices, sized } from '../parts.ts'
import { accessories } from './accessories.ts'
import { ceiling } from './ceiling.ts'
import { floorAndDesk } from './floor-and-desk.ts'
import { murla } from './murla.ts'
import { outdoorAndSeason } from './outdoor-and-season.ts'

const known = [...murla, ...floorAndDesk, ...ceiling, ...outdoorAndSeason, ...accessories]

type Changed = Pick<
  ArticleWithoutTexts,
  'id' | 'slug' | 'variant' | 'popularity' | 'created' | 'sizes' | 'prices' | 'pictures'
>

/** Copies the product `id` in another finish; the arguments list only the differences. */
function inFinish(
  id: string,
  changed: Changed & Partial<ArticleWithoutTexts>,
  facts: ArticleWithoutTexts['facts'],
): ArticleWithoutTexts {
  const design = known.find(article => article.id === id)
  if (!design) throw new Error(`No article ${id} to copy the design from`)
  return {
    ...design,
    categories: [design.categories[0]],
    isNew: false,
    exclusive: false,
    ...changed,
    sku: `DG${changed.id}`,
    facts: { ...design.facts, ...facts },
  }
}

export const newFinishes: ArticleWithoutTexts[] = [
  inFinish(
    '1003',
    {
      id: '1025',
      slug: 'murla-portable-moss',
      variant: { en: 'Portable, moss green', sv: 'Portabel, mossgrön' },
      swatch: '#6b7355',
      categories: ['portable', 'table', 'news'],
      isNew: true,
      popularity: 855,
      created: '2026-11-12',
      sizes: oneSize('1025', 29),
      prices: prices([2495, 2595, 1795, 229, 199, 275]),
      pictures: [
        picture(
          'murla-portable-moss',
          'Murla in moss green, with a brass collar below a domed shade',
          'Murla i mossgrönt, med krage i mässing under en kupad skärm',
        ),
      ],
    },
    { color: { en: 'Green', sv: 'Grön' }, 'cable-color': { en: 'Green', sv: 'Grön' } },
  ),
  inFinish(
    '1014',
    {
      id: '1028',
      slug: 'vavsta-pendant-charcoal',
      variant: { en: 'Pendant, charcoal linen', sv: 'Pendel, kolgrått linne' },
      swatch: '#55524e',
      popularity: 630,
      created: '2026-02-09',
      sizes: sized('1028', [
        [{ en: 'Ø 45 cm', sv: 'Ø 45 cm' }, 14],
        [{ en: 'Ø 60 cm', sv: 'Ø 60 cm' }, 0],
      ]),
      prices: prices([3495, 3595, 2395, 319, 279, 385]),
      pictures: [
        picture(
          'vavsta-pendant-charcoal',
          'Vävsta pendant: a low, wide drum of charcoal linen on a white textile cord',
          'Vävsta pendel: låg, vid cylinder i kolgrått linne med vit textilsladd',
        ),
      ],
    },
    { color: { en: 'Grey', sv: 'Grå' } },
  ),
  inFinish(
    '1015',
    {
      id: '1029',
      slug: 'vavsta-shade-madder',
      variant: { en: 'Lampshade, madder linen', sv: 'Lampskärm, krapprött linne' },
      swatch: '#a3473a',
      popularity: 450,
      created: '2026-02-09',
      sizes: sized('1029', [
        [{ en: 'Ø 30 cm', sv: 'Ø 30 cm' }, 12],
        [{ en: 'Ø 35 cm', sv: 'Ø 35 cm' }, 9],
        [{ en: 'Ø 40 cm', sv: 'Ø 40 cm' }, 5],
      ]),
      prices: prices([945, 975, 655, 86, 76, 103]),
      pictures: [
        picture(
          'vavsta-shade-madder',
          'Vävsta lampshade: a plain cylinder of linen dyed a warm brick red',
          'Vävsta lampskärm: enkel cylinder i linne färgat i varmt tegelrött',
        ),
      ],
    },
    { color: { en: 'Red', sv: 'Röd' } },
  ),
  inFinish(
    '1012',
    {
      id: '1030',
      slug: 'skarpnas-table-chalk',
      variant: { en: 'Desk lamp, chalk white', sv: 'Arbetslampa, kritvit' },
      swatch: '#e6e0d3',
      popularity: 650,
      created: '2025-08-18',
      sizes: oneSize('1030', 21),
      prices: prices([2795, 2895, 1895, 249, 219, 299]),
      pictures: [
        picture(
          'skarpnas-table-chalk',
          'Skarpnäs desk lamp in chalk white, its jointed arm held by brass discs',
          'Skarpnäs arbetslampa i kritvitt, med ledad arm och brickor av mässing',
        ),
      ],
    },
    { color: { en: 'White', sv: 'Vit' }, 'cable-color': { en: 'White', sv: 'Vit' } },
  ),
  inFinish(
    '1016',
    {
      id: '1032',
      slug: 'langhed-pendant-brass',
      variant: { en: 'Linear pendant, brass', sv: 'Linjependel, mässing' },
      swatch: '#b8934f',
      popularity: 610,
      created: '2026-03-23',
      sizes: oneSize('1032', 8),
      prices: prices([7995, 8195, 5495, 729, 639, 869]),
      pictures: [
        picture(
          'langhed-pendant-brass',
          'Långhed in brass: a slim beam, 120 cm long, hung level from two thin cords, seen from its end',
          'Långhed i mässing: en smal balk, 120 cm lång, vågrätt upphängd i två tunna sladdar, sedd från ena änden',
        ),
      ],
    },
    {
      weight: 4.1,
      color: { en: 'Brass', sv: 'Mässing' },
      material: { en: 'Brass, acrylic diffuser', sv: 'Mässing, avbländare av akryl' },
    },
  ),
  inFinish(
    '1023',
    {
      id: '1033',
      slug: 'frostnas-star-red',
      variant: { en: 'Window star, red paper', sv: 'Fönsterstjärna, rött papper' },
      swatch: '#b3372c',
      categories: ['holiday', 'news'],
      isNew: true,
      popularity: 830,
      created: '2026-11-17',
      sizes: oneSize('1033', 41),
      prices: prices([695, 725, 495, 65, 57, 79]),
      pictures: [
        picture(
          'frostnas-star-red',
          'Frostnäs: a seven-pointed star of folded red paper with small cut holes',
          'Frostnäs: en sjuuddig stjärna i vikt rött papper med små utskurna hål',
        ),
      ],
    },
    { color: { en: 'Red', sv: 'Röd' } },
  ),
  inFinish(
    '1202',
    {
      id: '1204',
      slug: 'tvinna-cord-set-sand',
      variant: { en: 'Cord set E27, sand', sv: 'Sladdupphäng E27, sand' },
      swatch: '#c9b595',
      popularity: 430,
      created: '2025-04-08',
      sizes: oneSize('1204', 34),
      prices: prices([595, 615, 415, 55, 48, 66]),
      pictures: [
        picture(
          'tvinna-cord-set-sand',
          'A coil of sand-coloured textile cord with a white lampholder and ceiling cup',
          'En rulle sandfärgad textilsladd med vit lamphållare och takkopp',
        ),
      ],
    },
    { color: { en: 'White', sv: 'Vit' }, 'cable-color': { en: 'Sand', sv: 'Sand' } },
  ),
]
