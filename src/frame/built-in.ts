import type { Locale } from '#client/i18n/locales.ts'
import type { GlobalContent } from './global-content.ts'

/** Titles with the paths they lead to, without a locale. */
type Links = [title: string, href: string][]

type Words = Record<'lighting' | 'lamps' | 'places' | 'parts' | 'help' | 'information', string> &
  Record<'lampLinks' | 'placeLinks' | 'partLinks' | 'helpLinks' | 'informationLinks', Links>

/** Every category of the specification (§2), and the pages that every shop has. */
const english: Words = {
  lighting: 'Lighting',
  lamps: 'Lamps',
  places: 'Places and seasons',
  parts: 'Parts and bulbs',
  help: 'Help',
  information: 'Information',
  lampLinks: [
    ['All lighting', '/category/shop'],
    ['New', '/category/shop/news'],
    ['Table lamps', '/category/shop/table'],
    ['Portable lamps', '/category/shop/portable'],
    ['Pendants', '/category/shop/pendant'],
    ['Ceiling lamps', '/category/shop/ceiling'],
    ['Wall lamps', '/category/shop/wall'],
    ['Floor lamps', '/category/shop/floor'],
  ],
  placeLinks: [
    ['Outdoor', '/category/shop/outdoor'],
    ['Bathroom', '/category/shop/bathroom'],
    ['Holiday', '/category/shop/holiday'],
    ['Candleholders', '/category/shop/candleholders'],
  ],
  partLinks: [
    ['Lampshades', '/category/shop/lampshades'],
    ['Light sources', '/category/shop/lightsource'],
    ['Accessories', '/category/shop/accessories'],
    ['Spare parts', '/category/shop/spareparts'],
  ],
  helpLinks: [
    ['Questions and answers', '/info/faq'],
    ['Contact', '/info/contact'],
    ['Find a shop', '/info/retailer'],
  ],
  informationLinks: [
    ['Privacy policy', '/info/privacy-policy'],
    ['Terms and conditions', '/info/terms-and-conditions'],
    ['Withdraw from contract here', '/withdraw'],
    ['Website accessibility', '/info/website-accessibility'],
  ],
}

const swedish: Words = {
  lighting: 'Belysning',
  lamps: 'Lampor',
  places: 'Platser och årstider',
  parts: 'Delar och ljuskällor',
  help: 'Hjälp',
  information: 'Information',
  lampLinks: [
    ['All belysning', '/category/shop'],
    ['Nyheter', '/category/shop/news'],
    ['Bordslampor', '/category/shop/table'],
    ['Portabla lampor', '/category/shop/portable'],
    ['Pendlar', '/category/shop/pendant'],
    ['Taklampor', '/category/shop/ceiling'],
    ['Vägglampor', '/category/shop/wall'],
    ['Golvlampor', '/category/shop/floor'],
  ],
  placeLinks: [
    ['Utomhus', '/category/shop/outdoor'],
    ['Badrum', '/category/shop/bathroom'],
    ['Högtider', '/category/shop/holiday'],
    ['Ljusstakar', '/category/shop/candleholders'],
  ],
  partLinks: [
    ['Lampskärmar', '/category/shop/lampshades'],
    ['Ljuskällor', '/category/shop/lightsource'],
    ['Tillbehör', '/category/shop/accessories'],
    ['Reservdelar', '/category/shop/spareparts'],
  ],
  helpLinks: [
    ['Frågor och svar', '/info/faq'],
    ['Kontakt', '/info/contact'],
    ['Hitta en butik', '/info/retailer'],
  ],
  informationLinks: [
    ['Integritetspolicy', '/info/privacy-policy'],
    ['Köpvillkor', '/info/terms-and-conditions'],
    ['Ångra köpet här', '/withdraw'],
    ['Tillgänglighet', '/info/website-accessibility'],
  ],
}

/**
 * The frame's content when nobody else has it: the ways into the shop that always exist, in a word
 * each.
 */
export function builtIn(locale: Locale, shopName: string): GlobalContent {
  const words = locale === 'sv' ? swedish : english
  const list = (title: string, links: Links) => ({ title, links: linksOf(links) })
  return {
    header: [
      {
        title: words.lighting,
        href: '/category/shop',
        image: null,
        lists: [
          list(words.lamps, words.lampLinks),
          list(words.places, words.placeLinks),
          list(words.parts, words.partLinks),
        ],
      },
    ],
    footer: {
      newsletterText: '',
      columns: [
        { title: words.help, contentBody: bulletsOf(words.helpLinks), isInformation: false },
        { title: words.information, contentBody: bulletsOf(words.informationLinks), isInformation: true },
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

const linksOf = (links: Links) => links.map(([title, href]) => ({ title, href, image: null }))

/** The links as a list of Portable Text. */
const bulletsOf = (links: Links): GlobalContent['footer']['columns'][number]['contentBody'] =>
  links.map(([title, href], index) => ({
    _type: 'block',
    _key: `${index}`,
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    children: [{ _type: 'span', _key: 'words', text: title, marks: ['link'] }],
    markDefs: [{ _type: 'link', _key: 'link', href }],
  }))
