import type { Picture } from '../article.ts'
import { picture } from '../parts.ts'
import { masters } from '../pictures/masters.ts'

/**
 * Returns a list with a picture that shows the product in a room, or an empty list if that picture
 * has not been rendered. The product is in the middle, because galleries crop the sides.
 */
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
  '1002': picture(
    'bedside-reading',
    'The oxide red lamp beside two books on a bedside table, below a black wall lamp',
    'Den oxidröda lampan bredvid två böcker på ett nattduksbord, under en svart vägglampa',
  ),
  '1003': picture(
    'supper-chalk',
    'The chalk white lamp on an oak table after supper, with a plate, a carafe and a book',
    'Den kritvita lampan på ett ekbord efter middagen, med en tallrik, en karaff och en bok',
  ),
  '1004': picture(
    'hall-console',
    'The large black lamp on a console in a hall, in front of green panelling',
    'Den stora svarta lampan på ett avlastningsbord i en hall, framför en grön bröstpanel',
  ),
  '1005': picture(
    'sideboard-lamp',
    'The lamp on an oak sideboard, its light on the wall behind and two books beside it',
    'Lampan på en skänk av ek, med ljuset på väggen bakom och två böcker bredvid',
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
  '1009': picture(
    'hall-console',
    'The globe close under the ceiling of a hall, above a console with a table lamp',
    'Globen tätt under taket i en hall, över ett avlastningsbord med en bordslampa',
  ),
  '1010': picture(
    'bathroom-mirror',
    'A lamp on each side of a round mirror, above green tiles and a marble basin top',
    'En lampa på var sida om en rund spegel, över gröna kakelplattor och en bänkskiva i marmor',
  ),
  '1011': picture(
    'reading-chair',
    'The arc lamp bent in over an easy chair with arms of oak',
    'Båglampan böjd in över en fåtölj med armstöd av ek',
  ),
  '1012': picture(
    'workshop-bench',
    'The lamp bent over a workbench with a lamp in parts, tools on the wall behind',
    'Lampan böjd över en arbetsbänk med en isärtagen lampa, verktyg på väggen bakom',
  ),
  '1013': picture(
    'bedside-reading',
    'The lamp on the wall beside a bed, its arm turned out over the pillow',
    'Lampan på väggen bredvid en säng, med armen utsvängd över kudden',
  ),
  '1014': picture(
    'bookshop-aisle',
    'The linen drum over a reading table at the far end of a bookshop’s aisle',
    'Linnetrumman över ett läsbord längst in i en bokhandels gång',
  ),
  '1016': picture(
    'drawing-table',
    'The black line of light above a long oak table with sheets of paper and books',
    'Den svarta ljuslinjen över ett långt ekbord med pappersark och böcker',
  ),
  '1017': picture(
    'passage-discs',
    'The opal disc under the ceiling in front of a green door',
    'Opalskivan under taket framför en grön dörr',
  ),
  '1018': picture(
    'passage-discs',
    'The small opal disc on the wall beside a green door, above a bench',
    'Den lilla opalskivan på väggen bredvid en grön dörr, över en bänk',
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
  '1024': picture(
    'table-for-two',
    'The pendant in black chrome over a round oak table with two chairs',
    'Pendeln i svartkrom över ett runt ekbord med två stolar',
  ),
  '1025': picture(
    'murla-moss-table',
    'The lamp on a dining table, the paint samples it was chosen from fanned out below it',
    'Lampan på ett matbord, med färgproverna som den valdes bland utbredda nedanför',
  ),
  '1026': picture(
    'reading-chair',
    'The small lamp on a low oak cabinet beside an easy chair',
    'Den lilla lampan på ett lågt ekskåp bredvid en fåtölj',
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
  '1030': picture(
    'drawing-table',
    'The chalk white lamp at the end of a long table, its arm reaching in over the paper',
    'Den kritvita lampan vid änden av ett långt bord, med armen in över papperen',
  ),
  '1031': picture(
    'jetty-lantern',
    'The lantern set down on the planks of a jetty at dusk, a towel and a cup beside it',
    'Lyktan ställd på bryggans plankor i skymningen, bredvid en handduk och en mugg',
  ),
  '1032': picture(
    'bookshop-aisle',
    'The slim lines of light hung along both sides of a bookshop’s aisle',
    'De smala ljuslinjerna längs båda sidor av en bokhandels gång',
  ),
  '1033': picture(
    'window-star-red',
    'The red star in a window above three candles, snow and spruces outside',
    'Den röda stjärnan i ett fönster över tre ljus, med snö och granar utanför',
  ),
}
