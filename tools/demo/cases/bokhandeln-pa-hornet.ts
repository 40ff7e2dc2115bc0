import { bookshop } from '../content/scenes.ts'
import { body, link, paragraph } from '../portable-text.ts'
import { area, closeUp, lamps } from './facts.ts'

export const bokhandelnPaHornet = {
  slug: 'bokhandeln-pa-hornet',
  title: { en: 'A bookshop without glare', sv: 'En bokhandel utan blänk' },
  place: { en: 'The corner bookshop, Uppsala', sv: 'Bokhandeln på hörnet, Uppsala' },
  year: 2025,
  intro: {
    en: 'Dust jackets are glossy. Everything about this shop follows from that.',
    sv: 'Skyddsomslag är blanka. Allt i den här butiken följer av det.',
  },
  facts: [area('145'), lamps(31)],
  picture: bookshop,
  pictures: [
    ...closeUp(
      '1032',
      'Just outside the shelves, so that the reflections land on the floor.',
      'Strax utanför hyllorna, så att reflexerna hamnar på golvet.',
    ),
    ...closeUp('1030', 'On the counter, for wrapping and for small print.', 'På disken, för inslagning och finstilt.'),
    ...closeUp('1014', 'Over the poetry, where it is a little darker.', 'Över poesin, där det är lite mörkare.'),
  ],
  hotspots: [
    { product: '1032', x: 36, y: 12.5 },
    { product: '1014', x: 54.5, y: 35 },
  ],
  body: {
    en: body(
      paragraph(
        'With spotlights in the ceiling you read a book’s cover by tilting it, like a mirror. The bookseller had stopped noticing. Her customers had not: they carried the books to the window.',
      ),
      paragraph(
        'We hung ',
        link('Långhed', '/product/langhed-pendant-brass'),
        ' along the aisles, parallel with the shelves and just outside them, so that the light comes in from the side and the reflections land on the floor. On the counter there is one ',
        link('Skarpnäs', '/product/skarpnas-table-chalk'),
        ', for wrapping and for small print.',
      ),
      paragraph(
        'The poetry stands furthest in, under a linen drum, where it is a little darker. The bookseller wanted it that way.',
      ),
    ),
    sv: body(
      paragraph(
        'Med spotlights i taket läser man ett omslag genom att vicka på det, som en spegel. Bokhandlaren hade slutat lägga märke till det. Det hade inte kunderna: de bar böckerna till fönstret.',
      ),
      paragraph(
        'Vi hängde ',
        link('Långhed', '/product/langhed-pendant-brass'),
        ' längs gångarna, parallellt med hyllorna och strax utanför, så att ljuset kommer från sidan och reflexerna hamnar på golvet. På disken står en ',
        link('Skarpnäs', '/product/skarpnas-table-chalk'),
        ', för inslagning och finstilt.',
      ),
      paragraph(
        'Poesin står längst in, under en trumma av linne, där det är lite mörkare. Så ville bokhandlaren ha det.',
      ),
    ),
  },
  products: ['1032', '1030', '1014'],
}
