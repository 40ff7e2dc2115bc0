import type { Article, Text } from './article.ts'
import { designers, families } from './people.ts'

type Fact = Article['facts'][string]
type Language = keyof Text

interface Attribute {
  slug: string
  name: Text
  /** For labels that follow from the rest of the article; the others are read from its `facts`. */
  from?: (article: Article) => Fact | Fact[] | undefined
  format?: (fact: Fact, language: Language) => string
}

interface AttributeEntry {
  slug: string
  name: Text
  values: { name: Text }[]
}

/** The demo house's Global Location Number, in the range kept for examples. */
const gln = '9520000000004'
const space = '\u00a0'

const numbers = { en: new Intl.NumberFormat('en-GB'), sv: new Intl.NumberFormat('sv-SE') }

function number(value: Fact, language: Language) {
  // Both languages group by a no-break space: the catalogue's figures look the same on every page.
  return numbers[language].format(Number(value)).replace(language === 'en' ? ',' : /\s/, space)
}

const unit = (name: string) => (value: Fact, language: Language) => `${number(value, language)}${space}${name}`
const hours = (value: Fact, language: Language) => unit(language === 'en' ? 'h' : 'tim')(value, language)
const metres = (value: Fact, language: Language) => unit('m')(Number(value) / 1000, language)
const protection = (value: Fact, language: Language) => `${language === 'en' ? 'Class' : 'Klass'}${space}${value}`
const measures = (value: Fact, language: Language) => plain(value, language).replace(/ (?=mm)|(?<=[ØHWBD]) /g, space)

function plain(value: Fact, language: Language): string {
  if (typeof value === 'object') return value[language]
  if (typeof value === 'boolean') return { en: ['No', 'Yes'], sv: ['Nej', 'Ja'] }[language][Number(value)] ?? ''
  return String(value)
}

/** The product labels of the specification, §3, and what else a buyer of lamps asks for, in the order of the page. */
const attributes: Attribute[] = [
  { slug: 'designer', name: { en: 'Designer', sv: 'Formgivare' }, from: article => nameOf(article.designer) },
  { slug: 'family', name: { en: 'Family', sv: 'Serie' }, from: article => families[article.family] },
  { slug: 'dimensions', name: { en: 'Dimensions', sv: 'Mått' }, format: measures },
  {
    slug: 'size',
    name: { en: 'Size', sv: 'Storlek' },
    from: ({ sizes }) => sizes.flatMap(size => size.name ?? []),
    format: (value, language) => plain(value, language).replaceAll(' ', space),
  },
  { slug: 'weight', name: { en: 'Weight', sv: 'Vikt' }, format: unit('kg') },
  { slug: 'color', name: { en: 'Colour', sv: 'Färg' } },
  { slug: 'material', name: { en: 'Material', sv: 'Material' }, from: ({ facts }) => parts(facts.material) },
  { slug: 'socket', name: { en: 'Socket', sv: 'Sockel' } },
  { slug: 'lampholder', name: { en: 'Lampholder', sv: 'Lamphållare' } },
  { slug: 'shade-fitting', name: { en: 'Fits lampholder', sv: 'Passar lamphållare' } },
  { slug: 'max-effect', name: { en: 'Highest effect', sv: 'Högsta effekt' }, format: unit('W') },
  {
    slug: 'max-bulb-size',
    name: { en: 'Largest light source', sv: 'Största ljuskälla' },
    format: measures,
  },
  { slug: 'effect', name: { en: 'Effect', sv: 'Effekt' }, format: unit('W') },
  { slug: 'luminous-flux', name: { en: 'Rated luminous flux', sv: 'Nominellt ljusflöde' }, format: unit('lm') },
  { slug: 'color-temperature', name: { en: 'Color temperature', sv: 'Färgtemperatur' }, format: kelvin },
  {
    slug: 'color-rendering',
    name: { en: 'Colour rendering', sv: 'Färgåtergivning' },
    format: value => `Ra${space}${value}`,
  },
  { slug: 'lifetime', name: { en: 'Average lifetime', sv: 'Genomsnittlig livslängd' }, format: hours },
  { slug: 'lightsource-included', name: { en: 'Lightsource included', sv: 'Ljuskälla ingår' } },
  { slug: 'dimmable', name: { en: 'Dimmable', sv: 'Dimbar' } },
  { slug: 'switch', name: { en: 'Switch', sv: 'Strömbrytare' } },
  { slug: 'cable-color', name: { en: 'Cable color', sv: 'Sladdfärg' } },
  { slug: 'cable-length', name: { en: 'Cable length', sv: 'Sladdlängd' }, format: metres },
  { slug: 'textile-cable', name: { en: 'Textile cable', sv: 'Textilsladd' } },
  { slug: 'ip-class', name: { en: 'IP class', sv: 'IP-klass' } },
  { slug: 'isolation-class', name: { en: 'Isolation class', sv: 'Isolationsklass' }, format: protection },
  { slug: 'candle-diameter', name: { en: 'Candle diameter', sv: 'Ljusets diameter' }, format: unit('mm') },
  { slug: 'art-number', name: { en: 'Art number', sv: 'Artikelnummer' }, from: article => article.sku },
  { slug: 'ean', name: { en: 'EAN', sv: 'EAN' }, from: ({ sizes }) => sizes.map(size => size.ean) },
  {
    slug: 'ean-gln',
    name: { en: 'EAN/GLN', sv: 'EAN/GLN' },
    from: ({ sizes }) => sizes.map(size => `${size.ean} / ${gln}`),
  },
]

function kelvin(value: Fact) {
  return `${value}${space}K`
}

export const attributeSlugs = attributes.map(attribute => attribute.slug)

/** An article's labels with their values in both languages, units set with a no-break space: `806 lm`, `2700 K`, `IP44`. */
export function attributesOf(article: Article): AttributeEntry[] {
  return attributes.flatMap(({ slug, name, from, format = plain }) => {
    const value = from ? from(article) : article.facts[slug]
    const values = [value ?? []].flat()
    if (values.length === 0) return []
    return [{ slug, name, values: values.map(one => ({ name: { en: format(one, 'en'), sv: format(one, 'sv') } })) }]
  })
}

const nameOf = (slug?: string) => designers.find(designer => designer.slug === slug)?.name

/** "Oak, marble" are two materials. */
function parts(fact?: Fact): Text[] {
  if (typeof fact !== 'object') return []
  const sv = fact.sv.split(', ')
  return fact.en.split(', ').map((en, index) => ({ en: capital(en), sv: capital(sv[index] ?? en) }))
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
