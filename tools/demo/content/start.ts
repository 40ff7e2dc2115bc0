import type { Article } from '../article.ts'
import { globalContent } from './global.ts'
import { pagePicture } from './pictures.ts'
import { roomGuide } from './rooms.ts'
import { livingDusk, livingDuskPortrait } from './scenes.ts'

/**
 * The front page: a scene, four categories, new products, a case, rooms, popular products, a
 * designer and a story.
 */
export const startPage = (articles: Article[]) => ({
  seoData: globalContent.config.seoData,
  hero: {
    title: { en: 'Dark by four. Lit by five past.', sv: 'Det mörknar vid fyra. Då börjar vi.' },
    text: {
      en: 'Lamps in brass, glass, oak and linen, made in Småland for the long evenings.',
      sv: 'Lampor i mässing, glas, ek och linne. Gjorda i Småland för långa kvällar.',
    },
    link: { title: { en: 'See all lighting', sv: 'Se all belysning' }, href: '/category/shop' },
    picture: livingDusk,
    portrait: livingDuskPortrait,
  },
  categories: ['table', 'pendant', 'portable', 'floor'],
  newProductsTitle: { en: 'New from the workshop', sv: 'Nytt från verkstaden' },
  newProducts: bestOfFamilies(articles.filter(article => article.isNew)).slice(0, 4),
  case: 'hamnbadet-ystad',
  roomGuide,
  story: {
    title: { en: 'Made to be taken apart', sv: 'Gjord för att tas isär' },
    text: {
      en: 'A portable Murla is held together by one brass collar. Unscrew it and you can change the glass, the battery or your mind about the colour.',
      sv: 'En portabel Murla hålls ihop av en enda mässingskrage. Skruva loss den så går glaset att byta, batteriet också, och färgen om du ångrar dig.',
    },
    link: { title: { en: 'Read our history', sv: 'Läs vår historia' }, href: '/about/our-history' },
    picture: pagePicture('mushroom-detail', {
      en: 'The brass collar, the opal bowl and the rim of the shade, close up',
      sv: 'Mässingskragen, opalglaset och skärmens kant på nära håll',
    }),
  },
  popularTitle: { en: 'What most people choose', sv: 'Det de flesta väljer' },
  // Their photographs have one scale: each shows about 0.75 m from its lower to its upper edge.
  popularProducts: ['1005', '1008', '1004', '1014'],
  designer: 'runa-askeby',
  newsTitle: { en: 'News from the old dairy in Nässjö', sv: 'Nytt från det gamla mejeriet i Nässjö' },
})

/** Lists the id of each family's most popular product, the most popular first. */
function bestOfFamilies(articles: Article[]) {
  const sorted = articles.toSorted((one, other) => other.popularity - one.popularity)
  return [...Map.groupBy(sorted, ({ family }) => family).values()].flatMap(([first]) => first?.id ?? [])
}
