import * as paths from '#client/paths.ts'
import { defaultLocale, type Locale } from '#client/shared/texts/locales.ts'
import type { PlainKey, Translate } from '#client/shared/texts/translate.ts'
import { createUrlTo } from '#client/urls.ts'
import { languages } from '../../edge/visit/languages.ts'
import type { GlobalContent } from './global-content.ts'

type Title = PlainKey & `builtIn.${string}`
/** Titles with the paths that they link to; the frame adds the locale. */
type Links = [title: Title, href: string][]

const pathTo = createUrlTo(defaultLocale)

/* Links to all categories, and to the pages that every shop has. */
const lampLinks: Links = [
  ['builtIn.all', pathTo(paths.shop)],
  ['builtIn.new', pathTo(paths.category, 'news')],
  ['builtIn.table', pathTo(paths.category, 'table')],
  ['builtIn.portable', pathTo(paths.category, 'portable')],
  ['builtIn.pendant', pathTo(paths.category, 'pendant')],
  ['builtIn.ceiling', pathTo(paths.category, 'ceiling')],
  ['builtIn.wall', pathTo(paths.category, 'wall')],
  ['builtIn.floor', pathTo(paths.category, 'floor')],
]

const placeLinks: Links = [
  ['builtIn.outdoor', pathTo(paths.category, 'outdoor')],
  ['builtIn.bathroom', pathTo(paths.category, 'bathroom')],
  ['builtIn.holiday', pathTo(paths.category, 'holiday')],
  ['builtIn.candleholders', pathTo(paths.category, 'candleholders')],
]

const partLinks: Links = [
  ['builtIn.lampshades', pathTo(paths.category, 'lampshades')],
  ['builtIn.lightsource', pathTo(paths.category, 'lightsource')],
  ['builtIn.accessories', pathTo(paths.category, 'accessories')],
  ['builtIn.spareparts', pathTo(paths.category, 'spareparts')],
]

const helpLinks: Links = [
  ['builtIn.faq', pathTo(paths.faq)],
  ['builtIn.contact', pathTo(paths.contact)],
  ['builtIn.retailer', pathTo(paths.retailer)],
]

const informationLinks: Links = [
  ['builtIn.privacyPolicy', pathTo(paths.privacy)],
  ['builtIn.termsAndConditions', pathTo(paths.terms)],
  ['builtIn.withdraw', pathTo(paths.withdraw)],
  ['builtIn.websiteAccessibility', pathTo(paths.accessibility)],
]

/**
 * Builds content for the frame with links to pages that always exist. It is used when neither the
 * content service nor a copy of its content is available.
 */
export function buildBuiltInContent(locale: Locale, shopName: string): GlobalContent {
  const { t } = languages[locale]
  const list = (title: Title, links: Links) => ({ title: t(title), links: translateLinks(t, links) })
  return {
    header: [
      {
        title: t('builtIn.lighting'),
        href: pathTo(paths.shop),
        image: null,
        lists: [list('builtIn.lamps', lampLinks), list('builtIn.places', placeLinks), list('builtIn.parts', partLinks)],
      },
    ],
    footer: {
      newsletterText: '',
      columns: [
        { title: t('builtIn.help'), contentBody: toBullets(t, helpLinks), isInformation: false },
        { title: t('builtIn.information'), contentBody: toBullets(t, informationLinks), isInformation: true },
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

const translateLinks = (t: Translate, links: Links) =>
  links.map(([title, href]) => ({ title: t(title), href, image: null }))

/** Converts links to a Portable Text list. */
const toBullets = (t: Translate, links: Links): GlobalContent['footer']['columns'][number]['contentBody'] =>
  links.map(([title, href], index) => ({
    _type: 'block',
    _key: `${index}`,
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    children: [{ _type: 'span', _key: 'words', text: t(title), marks: ['link'] }],
    markDefs: [{ _type: 'link', _key: 'link', href }],
  }))
