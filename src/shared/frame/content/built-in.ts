import * as paths from '#client/paths.ts'
import { defaultLocale, type Locale } from '#client/shared/texts/locales.ts'
import type { PlainKey, Translate } from '#client/shared/texts/translate.ts'
import { urlsOf } from '#client/urls.ts'
import { languages } from '../../edge/visit/languages.ts'
import type { GlobalContent } from './global-content.ts'

type Title = PlainKey & `builtIn.${string}`
/** Titles with the paths they link to, without a locale. */
type Links = [title: Title, href: string][]

/** The frame adds the locale. */
const to = urlsOf(defaultLocale)

/* Every category of the specification (§2), and the pages that every shop has. */
const lampLinks: Links = [
  ['builtIn.all', to(paths.shop)],
  ['builtIn.new', to(paths.category, 'news')],
  ['builtIn.table', to(paths.category, 'table')],
  ['builtIn.portable', to(paths.category, 'portable')],
  ['builtIn.pendant', to(paths.category, 'pendant')],
  ['builtIn.ceiling', to(paths.category, 'ceiling')],
  ['builtIn.wall', to(paths.category, 'wall')],
  ['builtIn.floor', to(paths.category, 'floor')],
]

const placeLinks: Links = [
  ['builtIn.outdoor', to(paths.category, 'outdoor')],
  ['builtIn.bathroom', to(paths.category, 'bathroom')],
  ['builtIn.holiday', to(paths.category, 'holiday')],
  ['builtIn.candleholders', to(paths.category, 'candleholders')],
]

const partLinks: Links = [
  ['builtIn.lampshades', to(paths.category, 'lampshades')],
  ['builtIn.lightsource', to(paths.category, 'lightsource')],
  ['builtIn.accessories', to(paths.category, 'accessories')],
  ['builtIn.spareparts', to(paths.category, 'spareparts')],
]

const helpLinks: Links = [
  ['builtIn.faq', to(paths.faq)],
  ['builtIn.contact', to(paths.contact)],
  ['builtIn.retailer', to(paths.retailer)],
]

const informationLinks: Links = [
  ['builtIn.privacyPolicy', to(paths.privacy)],
  ['builtIn.termsAndConditions', to(paths.terms)],
  ['builtIn.withdraw', to(paths.withdraw)],
  ['builtIn.websiteAccessibility', to(paths.accessibility)],
]

/**
 * The frame's content when neither the content service nor a copy is available: links to the
 * built-in pages.
 */
export function builtIn(locale: Locale, shopName: string): GlobalContent {
  const { t } = languages[locale]
  const list = (title: Title, links: Links) => ({ title: t(title), links: linksOf(t, links) })
  return {
    header: [
      {
        title: t('builtIn.lighting'),
        href: to(paths.shop),
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

/** The links as a Portable Text list. */
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
