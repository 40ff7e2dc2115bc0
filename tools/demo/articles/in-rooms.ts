import type { Picture } from '../article.ts'
import { picture } from '../parts.ts'
import { masters } from '../pictures/masters.ts'

/** The picture of a room that shows an article, once it has been rendered; in its middle, since a gallery crops the sides. */
export function roomsOf(id: string): Picture[] {
  const room = rooms[id]
  return room && `${room.name}-lit` in masters ? [room] : []
}

const rooms: Record<string, Picture> = {
  '1001': picture(
    'cottage-sill',
    'The lamp on the deep windowsill of a cottage, the sea behind the panes',
    'Lampan i en stugas djupa fönsternisch, med havet utanför rutorna',
  ),
  '1005': picture(
    'staircase-foot',
    'The lamp on a small oak table where a staircase begins',
    'Lampan på ett litet ekbord där en trappa börjar',
  ),
  '1006': picture(
    'reading-corner-night',
    'The lamp behind an armchair, a head taller than its back, beside a full bookcase',
    'Lampan bakom en fåtölj, högre än ryggstödet, bredvid en full bokhylla',
  ),
  '1007': picture(
    'bedroom-bedside',
    'The lamp on the wall above a bedside table, a little higher than the headboard',
    'Lampan på väggen över ett nattduksbord, strax ovanför sängens gavel',
  ),
  '1008': picture(
    'dining-table-evening',
    'Three of the pendants in a row over a long oak table with chairs',
    'Tre av pendlarna på rad över ett långt ekbord med stolar',
  ),
  '1010': picture(
    'bathroom-mirror',
    'A lamp on each side of a round mirror, above green tiles and a marble basin top',
    'En lampa på var sida om en rund spegel, över gröna kakelplattor och en bänkskiva i marmor',
  ),
  '1012': picture(
    'workshop-bench',
    'The lamp bent over a workbench with a lamp in parts, tools on the wall behind',
    'Lampan böjd över en arbetsbänk med en isärtagen lampa, verktyg på väggen bakom',
  ),
  '1014': picture(
    'bookshop-aisle',
    'The linen drum over a reading table at the far end of a bookshop’s aisle',
    'Linnetrumman över ett läsbord längst in i en bokhandels gång',
  ),
  '1019': picture(
    'outdoor-wall-dusk',
    'A lantern on either side of a green door in a timber wall, snow on the ground',
    'En lykta på var sida om en grön dörr i en brädvägg, snö på marken',
  ),
  '1020': picture(
    'jetty-bollards',
    'A row of the bollards along a jetty, knee-high, towards a sauna',
    'En rad av pollarna längs en brygga, i knähöjd, mot en bastu',
  ),
  '1023': picture(
    'window-star',
    'The star in a window with candles on the sill, snow and spruces outside',
    'Stjärnan i ett fönster med ljus på brädan, snö och granar utanför',
  ),
  '1025': picture(
    'murla-moss-table',
    'The lamp on a dining table, the paint samples it was chosen from fanned out below it',
    'Lampan på ett matbord, med färgproverna som den valdes bland utbredda nedanför',
  ),
  '1027': picture(
    'staircase-evening',
    'Two clusters of globes at different heights above an oak staircase',
    'Två trippelpendlar med glober på olika höjd över en ektrappa',
  ),
  '1028': picture(
    'dining-hall-night',
    'A drum low over each table of a high timber hall',
    'En trumma lågt över vart bord i en hög timrad sal',
  ),
  '1032': picture(
    'bookshop-aisle',
    'The slim lines of light hung along both sides of a bookshop’s aisle',
    'De smala ljuslinjerna längs båda sidor av en bokhandels gång',
  ),
}
