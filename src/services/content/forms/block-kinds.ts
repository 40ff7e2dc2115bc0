import type { FieldLabel } from './node.ts'

/** The kinds of blocks that editors can add, each with a name and a one-line description. */
export const blockKinds: Record<string, { label: FieldLabel; hint: FieldLabel }> = {
  text: {
    label: { en: 'Text', sv: 'Text' },
    hint: { en: 'Paragraphs with headings, lists and links', sv: 'Stycken med rubriker, listor och länkar' },
  },
  banner: {
    label: { en: 'Picture with text', sv: 'Bild med text' },
    hint: {
      en: 'A large picture, a heading and a few lines beside it',
      sv: 'En stor bild med rubrik och några rader bredvid',
    },
  },
  pictures: {
    label: { en: 'Pictures', sv: 'Bilder' },
    hint: { en: 'One or more, in rows of equal height', sv: 'En eller flera, i rader med samma höjd' },
  },
  products: {
    label: { en: 'Products', sv: 'Produkter' },
    hint: { en: 'A heading and a row of product cards', sv: 'En rubrik och en rad produktkort' },
  },
  quote: {
    label: { en: 'Quotation', sv: 'Citat' },
    hint: { en: 'A sentence in large type, and who said it', sv: 'En mening i stor stil, och vem som sade den' },
  },
  case: {
    label: { en: 'Case', sv: 'Projekt' },
    hint: {
      en: 'A case across the whole width, with a link to it',
      sv: 'Ett projekt över hela bredden, med länk till det',
    },
  },
  designer: {
    label: { en: 'Designer', sv: 'Formgivare' },
    hint: { en: 'What a designer says, beside their portrait', sv: 'Vad en formgivare säger, bredvid porträttet' },
  },
  roomGuide: {
    label: { en: 'Guide by room', sv: 'Guide rum för rum' },
    hint: { en: 'Rooms in a table, with one figure each', sv: 'Rum i en tabell, med en siffra var' },
  },
  link: {
    label: { en: 'Link to another page', sv: 'Vägen vidare' },
    hint: {
      en: 'A few words on a dark background, with a button, for example to the room schedule',
      sv: 'Några ord på mörk botten med en knapp, till rumsschemat till exempel',
    },
  },
}

/** The name and description of a kind of block. Throws if the kind is not in `blockKinds`. */
export function getBlockKind(name: string) {
  const kind = blockKinds[name]
  if (!kind) throw new Error(`The kind of block "${name}" has no name and description in blockKinds`)
  return kind
}
