import { jetty } from '../content/scenes.ts'
import { body, link, paragraph } from '../portable-text.ts'
import { architect, area, closeUp, lamps } from './facts.ts'

export const hamnbadetYstad = {
  slug: 'hamnbadet-ystad',
  title: { en: 'Light that can stand salt', sv: 'Ljus som tål salt' },
  place: { en: 'The harbour baths, Ystad', sv: 'Hamnbadet, Ystad' },
  year: 2025,
  intro: {
    en: 'A sauna, a jetty and four months of darkness. The lamps are switched on by the bathers themselves.',
    sv: 'En bastu, en brygga och fyra månaders mörker. Lamporna tänder badarna själva.',
  },
  facts: [architect('Strandlinje Arkitektur'), area('210'), lamps(22)],
  picture: jetty,
  pictures: [
    ...closeUp('1020', 'Fourteen bollards, one every fourth metre.', 'Fjorton pollare, en var fjärde meter.'),
    ...closeUp('1019', 'By the ladders, lit for nine minutes at a time.', 'Vid stegarna, tänd nio minuter i taget.'),
    ...closeUp(
      '1031',
      'The one that is carried, from the sauna to the changing room.',
      'Den som bärs, från bastun till omklädningsrummet.',
    ),
  ],
  hotspots: [{ product: '1020', x: 64, y: 67 }],
  body: {
    en: body(
      paragraph(
        'The bathers’ association had one wish: never to be dazzled when climbing out of black water. The floodlights were taken down before we came. What remained was a sixty-metre jetty and the moon.',
      ),
      paragraph(
        'There are now fourteen ',
        link('Grindö bollards', '/product/grindo-bollard-black'),
        ' along it, one every fourth metre, with clear bulbs that shine at hip height. By the ladders hang ',
        link('wall lanterns', '/product/grindo-wall-black'),
        ' on a timer with a brass button. Press it and you have nine minutes, which is about as long as anyone stays in.',
      ),
      paragraph(
        'After the first winter we unscrewed one and sawed it in half. The sea had got no further than the paint.',
      ),
    ),
    sv: body(
      paragraph(
        'Badföreningen hade en enda önskan: att aldrig bländas på väg upp ur svart vatten. Strålkastarna var redan nedmonterade när vi kom. Kvar fanns en sextio meter lång brygga och månen.',
      ),
      paragraph(
        'Nu står fjorton ',
        link('Grindö pollare', '/product/grindo-bollard-black'),
        ' längs den, en var fjärde meter, med klara ljuskällor som lyser i höfthöjd. Vid stegarna hänger ',
        link('vägglyktor', '/product/grindo-wall-black'),
        ' på timer med en knapp av mässing. Tryck på den och du har nio minuter, ungefär så länge som någon stannar i.',
      ),
      paragraph(
        'Efter första vintern skruvade vi ner en och sågade den mitt itu. Havet hade inte kommit längre än till lacken.',
      ),
    ),
  },
  products: ['1020', '1019', '1031'],
}
