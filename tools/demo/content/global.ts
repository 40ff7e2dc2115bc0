import type { Category, Text } from '../article.ts'
import { body, link, list, paragraph } from '../portable-text.ts'
import { categories } from './categories.ts'
import { fileOf, pagePicture } from './pictures.ts'

const categoryLink = (slug: Category) => ({
  title: categories.find(category => category.slug === slug)?.name ?? { en: slug },
  href: `/category/shop/${slug}`,
})

const pictured = (title: Text, href: string, picture: string, alt: Text) => ({
  title,
  href,
  image: pagePicture(picture, alt),
})

const header = [
  {
    title: { en: 'Lighting', sv: 'Belysning' },
    href: '/category/shop',
    lists: [
      {
        title: { en: 'Lamps', sv: 'Lampor' },
        links: [
          { title: { en: 'All lighting', sv: 'All belysning' }, href: '/category/shop' },
          ...(['table', 'portable', 'pendant', 'ceiling', 'wall', 'floor'] as const).map(categoryLink),
        ],
      },
      {
        title: { en: 'Places and seasons', sv: 'Platser och årstider' },
        links: (['news', 'outdoor', 'bathroom', 'holiday', 'candleholders'] as const).map(categoryLink),
      },
      {
        title: { en: 'Parts and bulbs', sv: 'Delar och ljuskällor' },
        links: (['lampshades', 'lightsource', 'accessories', 'spareparts'] as const).map(categoryLink),
      },
      {
        title: { en: 'Much loved', sv: 'Mest omtyckt' },
        links: [
          pictured(
            { en: 'Murla, portable', sv: 'Murla, portabel' },
            '/product/murla-portable-brass',
            'mushroom-brass',
            {
              en: 'Murla portable lamp in brass',
              sv: 'Murla portabel lampa i mässing',
            },
          ),
          pictured({ en: 'Ekvika, table', sv: 'Ekvika, bord' }, '/product/ekvika-table-oak', 'pleated-table', {
            en: 'Ekvika table lamp in oak and linen',
            sv: 'Ekvika bordslampa i ek och linne',
          }),
          pictured(
            { en: 'Ringholm, pendant', sv: 'Ringholm, pendel' },
            '/product/ringholm-pendant-brass',
            'globe-pendant',
            {
              en: 'Ringholm pendant in brass',
              sv: 'Ringholm pendel i mässing',
            },
          ),
        ],
      },
    ],
  },
  {
    title: { en: 'About', sv: 'Om oss' },
    href: '/about/dager',
    lists: [
      {
        title: { en: 'The company', sv: 'Företaget' },
        links: [
          { title: { en: 'This is Dager', sv: 'Det här är Dager' }, href: '/about/dager' },
          { title: { en: 'Our history', sv: 'Vår historia' }, href: '/about/our-history' },
          { title: { en: 'Work with us', sv: 'Jobba hos oss' }, href: '/info/career' },
        ],
      },
      {
        title: { en: 'To read', sv: 'Att läsa' },
        links: [
          { title: { en: 'Designers', sv: 'Formgivare' }, href: '/designers' },
          { title: { en: 'Projects', sv: 'Projekt' }, href: '/cases' },
          { title: { en: 'News', sv: 'Nyheter' }, href: '/news' },
          { title: { en: 'Thoughts about light', sv: 'Tankar om ljus' }, href: '/concepts' },
        ],
      },
      {
        title: { en: 'Latest', sv: 'Senaste nytt' },
        links: [
          pictured(
            { en: 'Ylva Torsmark, silversmith', sv: 'Ylva Torsmark, silversmed' },
            '/designers/ylva-torsmark',
            'mushroom-oxide',
            {
              en: 'Murla in oxide red',
              sv: 'Murla i oxidrött',
            },
          ),
          pictured(
            { en: 'A ring in ink', sv: 'En ring i tusch' },
            '/news/ringholm-in-black-chrome',
            'ringholm-pendant-chrome',
            {
              en: 'Ringholm pendant in black chrome',
              sv: 'Ringholm pendel i svartkrom',
            },
          ),
          pictured(
            { en: 'A bookshop without glare', sv: 'En bokhandel utan blänk' },
            '/cases/bokhandeln-pa-hornet',
            'langhed-pendant-brass',
            {
              en: 'Långhed linear pendant in brass',
              sv: 'Långhed linjependel i mässing',
            },
          ),
        ],
      },
    ],
  },
]

const columns = [
  {
    title: { en: 'Help', sv: 'Hjälp' },
    isInformation: false,
    contentBody: {
      en: body(
        list(
          link('Questions and answers', '/info/faq'),
          link('Contact', '/info/contact'),
          link('Understanding light', '/light'),
          link('Find a shop', '/info/retailer'),
          link('Spare parts', '/category/shop/spareparts'),
          link('Take-back', '/info/take-back'),
        ),
      ),
      sv: body(
        list(
          link('Frågor och svar', '/info/faq'),
          link('Kontakt', '/info/contact'),
          link('Förstå ljuset', '/light'),
          link('Hitta en butik', '/info/retailer'),
          link('Reservdelar', '/category/shop/spareparts'),
          link('Lämna tillbaka', '/info/take-back'),
        ),
      ),
    },
  },
  {
    title: { en: 'Dager', sv: 'Dager' },
    isInformation: false,
    contentBody: {
      en: body(
        list(
          link('This is Dager', '/about/dager'),
          link('Our history', '/about/our-history'),
          link('Designers', '/designers'),
          link('Projects', '/cases'),
          link('News', '/news'),
          link('Professionals', '/professionals'),
          link('Press', '/info/press'),
          link('Work with us', '/info/career'),
        ),
      ),
      sv: body(
        list(
          link('Det här är Dager', '/about/dager'),
          link('Vår historia', '/about/our-history'),
          link('Formgivare', '/designers'),
          link('Projekt', '/cases'),
          link('Nyheter', '/news'),
          link('För proffs', '/professionals'),
          link('Press', '/info/press'),
          link('Jobba hos oss', '/info/career'),
        ),
      ),
    },
  },
  {
    title: { en: 'Information', sv: 'Information' },
    isInformation: true,
    contentBody: {
      en: body(
        list(
          link('Privacy policy', '/info/privacy-policy'),
          link('Terms and conditions', '/info/terms-and-conditions'),
          link('Withdraw from contract here', '/withdraw'),
          link('Website accessibility', '/info/website-accessibility'),
        ),
      ),
      sv: body(
        list(
          link('Integritetspolicy', '/info/privacy-policy'),
          link('Köpvillkor', '/info/terms-and-conditions'),
          link('Ångra köpet här', '/withdraw'),
          link('Tillgänglighet', '/info/website-accessibility'),
        ),
      ),
    },
  },
  {
    title: { en: 'Say hello', sv: 'Hör av dig' },
    isInformation: false,
    contentBody: {
      en: body(
        paragraph(link('hej@dager.example', 'mailto:hej@dager.example')),
        paragraph('Mejerivägen 4, Nässjö, Sweden. Open on weekdays, 9–16.'),
      ),
      sv: body(
        paragraph(link('hej@dager.example', 'mailto:hej@dager.example')),
        paragraph('Mejerivägen 4, Nässjö. Öppet vardagar 9–16.'),
      ),
    },
  },
]

/**
 * The header, footer and settings that all pages share. The link to Professionals is not listed,
 * because the shop adds it.
 */
export const globalContent = {
  header,
  footer: {
    newsletterText: {
      en: 'Four letters a year about lamps, light and the people behind them. Nothing in between.',
      sv: 'Fyra brev om året, om lampor, ljus och människorna bakom. Inget däremellan.',
    },
    columns,
  },
  config: {
    shopName: 'Dager',
    seoData: {
      title: { en: 'Dager – Lamps from Småland', sv: 'Dager – Lampor från Småland' },
      description: {
        en: 'Lamps in brass, glass, oak and linen, made in Småland since 1962. Spare parts for all of them.',
        sv: 'Lampor i mässing, glas, ek och linne. Tillverkade i Småland sedan 1962, med reservdelar till alla.',
      },
      shareImage: fileOf('dusk-room', 1200),
    },
    newsletterModalText: {
      en: 'Leave your address and we will write when something new leaves the workshop. About four times a year.',
      sv: 'Lämna din adress så skriver vi när något nytt lämnar verkstaden. Ungefär fyra gånger om året.',
    },
    newsletterModalSuccessText: {
      en: 'Thank you. The next letter will find its way to you.',
      sv: 'Tack! Nästa brev kommer till dig.',
    },
    popularSearches: {
      en: ['Brass', 'Pendant', 'Ekvika', 'Bedside', 'E27', 'Outdoor'],
      sv: ['Mässing', 'Pendel', 'Ekvika', 'Sänglampa', 'E27', 'Utomhus'],
    },
  },
}
