import type { PlainKey, Translate } from '#client/i18n/index.ts'
import type { Locale } from '#client/i18n/locales.ts'
import { languages } from '../edge/languages.ts'
import type { GlobalContent } from './global-content.ts'

type Title = PlainKey & `builtIn.${string}`
/** Titles with the paths they lead to, without a locale. */
type Links = [title: Title, href: string][]

/* Every category of the specification (§2), and the pages that every shop has. */
const lampLinks: Links = [
  ['builtIn.all', '/category/shop'],
  ['builtIn.new', '/category/shop/news'],
  ['builtIn.table', '/category/shop/table'],
  ['builtIn.portable', '/category/shop/portable'],
  ['builtIn.pendant', '/category/shop/pendant'],
  ['builtIn.ceiling', '/category/shop/ceiling'],
  ['builtIn.wall', '/category/shop/wall'],
  ['builtIn.floor', '/category/shop/floor'],
]

const placeLinks: Links = [
  ['builtIn.outdoor', '/category/shop/outdoor'],
  ['builtIn.bathroom', '/category/shop/bathroom'],
  ['builtIn.holiday', '/category/shop/holiday'],
  ['builtIn.candleholders', '/category/shop/candleholders'],
]

const partLinks: Links = [
  ['builtIn.lampshades', '/category/shop/lampshades'],
  ['builtIn.lightsource', '/category/shop/lightsource'],
  ['builtIn.accessories', '/category/shop/accessories'],
  ['builtIn.spareparts', '/category/shop/spareparts'],
]

const helpLinks: Links = [
  ['builtIn.faq', '/info/faq'],
  ['builtIn.contact', '/info/contact'],
  ['builtIn.retailer', '/info/retailer'],
]

const informationLinks: Links = [
  ['builtIn.privacyPolicy', '/info/privacy-policy'],
  ['builtIn.termsAndConditions', '/info/terms-and-conditions'],
  ['builtIn.withdraw', '/withdraw'],
  ['builtIn.websiteAccessibility', '/info/website-accessibility'],
]

/**
 * The frame's content when nobody else has it: the ways into the shop that always exist, in a word
 * each.
 */
export function builtIn(locale: Locale, shopName: string): GlobalContent {
  const { t } = languages[locale]
  const list = (title: Title, links: Links) => ({ title: t(title), links: linksOf(t, links) })
  return {
    header: [
      {
        title: t('builtIn.lighting'),
        href: '/category/shop',
        image: null,
        lists: [list('builtIn.lamps', lampLinks), list('builtIn.places', placeLinks), list('builtIn.parts', partLinks)],
      },
    ],
    footer: {
      newsletterText: '',
      columns: [
        { title: t('builtIn.help'), contentBody: bulletsOf(t, helpLinks), isInformation: false },
        { title: t('builtIn.information'), contentBody: bulletsOf(t, informationLinks), isInformation: true },
      ],
    },
    config: {
      shopName,
      seoData: { title: shopName, description: '', shareImage: null },
      newsletterModalText: '',
      newsletterModalSuccessText: '',
      popularSearches: [],
    },
  }
}

const linksOf = (t: Translate, links: Links) => links.map(([title, href]) => ({ title: t(title), href, image: null }))

/** The links as a list of Portable Text. */
const bulletsOf = (t: Translate, links: Links): GlobalContent['footer']['columns'][number]['contentBody'] =>
  links.map(([title, href], index) => ({
    _type: 'block',
    _key: `${index}`,
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    children: [{ _type: 'span', _key: 'words', text: t(title), marks: ['link'] }],
    markDefs: [{ _type: 'link', _key: 'link', href }],
  }))
