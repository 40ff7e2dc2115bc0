import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const majkenSundelid = {
  slug: 'majken-sundelid',
  name: 'Majken Sundelid',
  trade: { en: 'Glass designer, Orust', sv: 'Glasformgivare, Orust' },
  intro: {
    en: 'Glass and brass, drawn with a compass. She has worked from the same boathouse for twenty years.',
    sv: 'Glas och mässing, ritat med passare. Har arbetat i samma sjöbod i tjugo år.',
  },
  quote: {
    en: 'Glass remembers the breath. You cannot fool it with a computer.',
    sv: 'Glaset minns andetaget. Det går inte att lura med en dator.',
  },
  picture: work.sundelid,
  storyBody: {
    en: body(
      paragraph(
        'The boathouse has one room, one stove and one round window to the west. Majken Sundelid heats it from October to May and has never found it cold, she says, only in need of company. On the wall hangs a compass that belonged to a pilot. Every lamp she has made begins with it.',
      ),
      paragraph(
        'She trained as a glass blower and gave it up when her lungs did. Now she stands beside the furnace and says no. The globes of ',
        link('Ringholm', '/product/ringholm-pendant-brass'),
        ' were blown for fourteen months before she said anything else. What she was waiting for was a white without blue in it, the white of milk and not of snow.',
      ),
      paragraph(
        'Her candleholders, ',
        link('Treskär', '/product/treskar-candle-brass'),
        ', are named after the three skerries that she sees from the window. The heights are in the right proportions. She rowed out and measured.',
      ),
    ),
    sv: body(
      paragraph(
        'Sjöboden har ett rum, en kamin och ett runt fönster mot väster. Majken Sundelid eldar från oktober till maj. Hon tycker aldrig att det är kallt där, säger hon, bara lite tomt ibland. På väggen hänger en passare som tillhört en lots. Med den börjar varje lampa.',
      ),
      paragraph(
        'Hon utbildade sig till glasblåsare och slutade när lungorna gjorde det. Nu står hon bredvid ugnen och säger nej. Globerna till ',
        link('Ringholm', '/product/ringholm-pendant-brass'),
        ' blåstes i fjorton månader innan hon sa något annat. Hon väntade på ett vitt utan blått i, vitt som mjölk och inte som snö.',
      ),
      paragraph(
        'Ljusstakarna ',
        link('Treskär', '/product/treskar-candle-brass'),
        ' har fått namn efter de tre skären utanför fönstret. Höjderna har rätt proportioner. Hon rodde ut och mätte.',
      ),
    ),
  },
}
