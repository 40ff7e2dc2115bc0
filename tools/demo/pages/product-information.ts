import type { Article } from '../article.ts'
import { body, link, list, paragraph } from '../portable-text.ts'

/** Returns the text of the "Information" tab: care and installation for this kind of product. */
export function informationOf(article: Article) {
  const { type, facts } = article
  if (type === 'lightsource') return lightSource
  if (type !== 'lamp' || article.categories.includes('holiday')) return other
  if (facts['isolation-class'] === 'III') return portable
  if (facts['ip-class'] === 'IP44') return wetRoom
  return facts['cable-length'] && !article.categories.includes('pendant') ? plugged : fixed
}

/** Returns a product's size guide, or undefined if the product has only one size. */
export function sizeGuideOf(article: Article) {
  if (article.sizes.length < 2) return undefined
  return article.type === 'lampshade' ? shadeSizes : pendantSizes
}

const promise = {
  en: paragraph(
    'Thirty days to change your mind, and ',
    link('spare parts', '/category/shop/spareparts'),
    ' for at least ten years after the last one is made.',
  ),
  sv: paragraph(
    'Trettio dagars öppet köp och ',
    link('reservdelar', '/category/shop/spareparts'),
    ' i minst tio år efter att den sista har tillverkats.',
  ),
}

const plugged = {
  en: body(
    paragraph(
      'Dust the shade with a soft brush and wipe metal with a dry cloth. Never use polish: brass is left uncoated and darkens with the years.',
    ),
    paragraph('The plug is the one used in the country we send it to.'),
    promise.en,
  ),
  sv: body(
    paragraph(
      'Damma skärmen med mjuk borste och torka metallen torrt. Inget putsmedel: mässingen är obehandlad och mörknar med åren.',
    ),
    paragraph('Stickproppen passar landet vi skickar till.'),
    promise.sv,
  ),
}

const fixed = {
  en: body(paragraph('Wipe glass and metal with a cloth that is barely damp, then dry.'), promise.en),
  sv: body(paragraph('Torka glas och metall med en väl urvriden trasa och sedan torrt.'), promise.sv),
}

const wetRoom = {
  en: body(
    paragraph('IP44 means that the lamp withstands splashes from every side, but not a jet of water.'),
    paragraph('Check the seal when you take the glass off. It must lie flat and be undamaged.'),
    promise.en,
  ),
  sv: body(
    paragraph('IP44 betyder att lampan tål stänk från alla håll, men inte en vattenstråle.'),
    paragraph('Titta på packningen när du tagit av glaset. Den ska ligga slätt och vara hel.'),
    promise.sv,
  ),
}

const lightSource = {
  en: body(
    paragraph('Check two figures on your lamp before you buy: the socket and the maximum wattage.'),
    paragraph('A spent bulb is electronic waste. Take it to a recycling centre or in any shop that sells bulbs.'),
  ),
  sv: body(
    paragraph('Kontrollera två saker på lampan innan du köper: sockeln och högsta effekt.'),
    paragraph('En uttjänt ljuskälla är elavfall. Lämna den på återvinningen eller i en butik som säljer ljuskällor.'),
  ),
}

const portable = {
  en: body(
    paragraph(
      'Charge it fully before the first evening, and about every third month when it is not in use: batteries dislike being empty. It may be lit while it charges.',
    ),
    paragraph(
      'Wipe it with a dry cloth. Brass is left uncoated and darkens with the years; polish only makes it blotchy.',
    ),
    promise.en,
  ),
  sv: body(
    paragraph(
      'Ladda den full före första kvällen, och ungefär var tredje månad när den inte används. Batterier mår inte bra av att vara tomma. Den får vara tänd medan den laddas.',
    ),
    paragraph(
      'Torka av med en torr trasa. Mässingen är obehandlad och mörknar med åren; putsmedel gör den bara flammig.',
    ),
    promise.sv,
  ),
}

const other = {
  en: body(
    paragraph('Wipe with a dry or barely damp cloth.'),
    paragraph('Unused and in its box it can be returned within thirty days.'),
  ),
  sv: body(
    paragraph('Torka av med en torr eller väl urvriden trasa.'),
    paragraph('Oanvänd och i sin förpackning kan varan lämnas tillbaka inom trettio dagar.'),
  ),
}

const shadeSizes = {
  en: body(
    paragraph('The shade should be about as wide as the lamp base is tall, and hide the lampholder when you sit down.'),
    list(
      'Ø 30 cm: bases of 25–35 cm, windowsills and bedside tables',
      'Ø 35 cm: bases of 35–45 cm',
      'Ø 40 cm: bases of 45–60 cm, or hung alone over a small table',
    ),
  ),
  sv: body(
    paragraph('Skärmen bör vara ungefär lika bred som foten är hög, och dölja lamphållaren när du sitter.'),
    list(
      'Ø 30 cm: fötter på 25–35 cm, till fönsterbrädan och nattduksbordet',
      'Ø 35 cm: fötter på 35–45 cm',
      'Ø 40 cm: fötter på 45–60 cm, eller fritt hängande över ett litet bord',
    ),
  ),
}

const pendantSizes = {
  en: body(
    paragraph('Let the pendant be a little less than half as wide as the table.'),
    list('Ø 45 cm: round tables up to 110 cm', 'Ø 60 cm: round tables from 120 cm, or two above a long one'),
  ),
  sv: body(
    paragraph('Låt pendeln vara lite smalare än halva bordet.'),
    list('Ø 45 cm: runda bord upp till 110 cm', 'Ø 60 cm: runda bord från 120 cm, eller två över ett långbord'),
  ),
}
