import type { Article, Text } from './article.ts'

interface Contact {
  name: string
  address: Text
  email: string
}

/** The manufacturers of the demo's products. */
export const makers: (Contact & { slug: string; country: string; responsible?: Contact })[] = [
  {
    slug: 'dager',
    name: 'Dager',
    address: { en: 'Mejerivägen 4, 571 00 Nässjö, Sweden', sv: 'Mejerivägen 4, 571 00 Nässjö, Sverige' },
    email: 'hej@dager.example',
    country: 'SE',
  },
  {
    slug: 'harrow-and-fenn',
    name: 'Harrow & Fenn',
    address: {
      en: '3 Tannery Row, Macclesfield SK11 0ZZ, United Kingdom',
      sv: '3 Tannery Row, Macclesfield SK11 0ZZ, Storbritannien',
    },
    email: 'lamps@harrowfenn.example',
    country: 'GB',
    responsible: {
      name: 'Dager',
      address: { en: 'Mejerivägen 4, 571 00 Nässjö, Sweden', sv: 'Mejerivägen 4, 571 00 Nässjö, Sverige' },
      email: 'hej@dager.example',
    },
  },
]

/**
 * Returns a product's maker: another company for light sources, the demo's own brand for others.
 */
export const makerOf = ({ type }: Article) => (type === 'lightsource' ? 'harrow-and-fenn' : 'dager')
