import type { Text } from '../article.ts'
import { duskRoom, pagePicture, photographed } from './pictures.ts'

type Shown = ReturnType<typeof pagePicture>

/** Returns a scene, or `standIn` until the scene has been rendered. */
const room = (name: string, alt: Text, standIn: Shown) => (photographed(name) ? pagePicture(name, alt) : standIn)

// Rooms at nightfall, each with its lamps off and on. tools/demo/photography renders them.
export const livingDusk = room(
  'living-dusk',
  {
    en: 'A living room at dusk: a sofa below an arc lamp, and a pleated table lamp lit in the corner',
    sv: 'Ett vardagsrum i skymningen: en soffa under en båglampa och en tänd plisserad bordslampa i hörnet',
  },
  duskRoom,
)
export const livingDuskPortrait = pagePicture('living-dusk-portrait', {
  en: 'One end of a sofa at dusk, below an arc lamp, and a pleated table lamp lit beside it',
  sv: 'Ena änden av en soffa i skymningen, under en båglampa, och en tänd plisserad bordslampa bredvid',
})
export const diningTable = room(
  'dining-table-evening',
  {
    en: 'Three opal globes in brass rings over a long oak table with chairs',
    sv: 'Tre opalglober i mässingsringar över ett långt ekbord med stolar',
  },
  pagePicture('globe-pendant', { en: 'Ringholm pendant in brass', sv: 'Ringholm pendel i mässing' }),
)
export const diningHall = room(
  'dining-hall-night',
  {
    en: 'A high timber hall at night, a low charcoal drum over each table',
    sv: 'En hög timrad sal om kvällen, med en låg kolgrå trumma över varje bord',
  },
  pagePicture('vavsta-pendant-charcoal', {
    en: 'Vävsta pendant in charcoal linen, lit',
    sv: 'Vävsta pendel i kolgrått linne, tänd',
  }),
)
export const supper = room(
  'supper-by-candles',
  {
    en: 'A supper table with a portable brass lamp, two candles, glasses and a bowl of fruit',
    sv: 'Ett dukat bord med en portabel mässingslampa, två stearinljus, glas och en fruktskål',
  },
  pagePicture('treskar-candle-brass', { en: 'Treskär candleholders in brass', sv: 'Treskär ljusstakar i mässing' }),
)
export const mossTable = room(
  'murla-moss-table',
  {
    en: 'A moss green Murla lit on an oak table, samples of other greens and a stick of chalk in front of it',
    sv: 'En mossgrön Murla tänd på ett ekbord, med prover på andra gröna färger och en krita framför',
  },
  pagePicture('murla-portable-moss', { en: 'Murla in moss green, lit', sv: 'Murla i mossgrönt, tänd' }),
)
export const readingCorner = room(
  'reading-corner-night',
  {
    en: 'An armchair beside a pleated floor lamp and a full bookcase, blue night in the window',
    sv: 'En fåtölj bredvid en plisserad golvlampa och en full bokhylla, blå natt i fönstret',
  },
  duskRoom,
)
export const waitingRoom = room(
  'waiting-room',
  {
    en: 'Three armchairs against a sage green wall, with a lit floor lamp between them',
    sv: 'Tre fåtöljer mot en salviagrön vägg, med en tänd golvlampa mellan sig',
  },
  pagePicture('tjarna-ceiling-opal', {
    en: 'Tjärna ceiling lamp: a shallow disc of opal glass, lit',
    sv: 'Tjärna plafond: en grund skiva av opalglas, tänd',
  }),
)
export const staircase = room(
  'staircase-evening',
  {
    en: 'Six opal globes at different heights above an oak staircase, a table lamp at its foot',
    sv: 'Sex opalglober på olika höjd över en ektrappa, och en bordslampa vid dess fot',
  },
  duskRoom,
)
export const staircaseFoot = room(
  'staircase-foot',
  {
    en: 'A small table with a lit pleated lamp where an oak staircase begins',
    sv: 'Ett litet bord med en tänd plisserad lampa där en ektrappa börjar',
  },
  duskRoom,
)
export const bookshop = room(
  'bookshop-aisle',
  {
    en: 'An aisle between full bookcases, with slim lines of light hung along it',
    sv: 'En gång mellan fulla bokhyllor, med smala ljuslinjer längs båda sidor',
  },
  pagePicture('langhed-pendant-brass', {
    en: 'Långhed linear pendant in brass, lit',
    sv: 'Långhed linjependel i mässing, tänd',
  }),
)
export const bedside = room(
  'bedroom-bedside',
  {
    en: 'A bed with linen sheets; above the bedside table a pleated wall lamp, lit',
    sv: 'En säng med linnelakan; över nattduksbordet en plisserad vägglampa, tänd',
  },
  pagePicture('ekvika-wall-brass', {
    en: 'Ekvika wall lamp in brass and linen',
    sv: 'Ekvika vägglampa i mässing och linne',
  }),
)
export const bathroom = room(
  'bathroom-mirror',
  {
    en: 'A round mirror between two opal globes, above green tiles and a marble basin top',
    sv: 'En rund spegel mellan två opalglober, över gröna kakelplattor och en bänkskiva i marmor',
  },
  pagePicture('ringholm-bathroom-brass', {
    en: 'Ringholm bathroom lamp in brass',
    sv: 'Ringholm badrumslampa i mässing',
  }),
)
export const cottageWindow = room(
  'cottage-window',
  {
    en: 'A brass portable lamp and a candle on a deep windowsill, the sea and skerries at dusk outside',
    sv: 'En portabel mässingslampa och ett ljus i en djup fönsternisch, med hav och skär i skymningen utanför',
  },
  pagePicture('mushroom-brass', {
    en: 'Murla portable lamp in brass, lit',
    sv: 'Murla portabel lampa i mässing, tänd',
  }),
)
export const cottageSill = room(
  'cottage-sill',
  {
    en: 'A brass portable lamp on a windowsill, close up, the sea in the blue hour behind it',
    sv: 'En portabel mässingslampa på en fönsterbräda, på nära håll, med havet i den blå timmen bakom',
  },
  pagePicture('mushroom-brass', { en: 'Murla portable lamp in brass', sv: 'Murla portabel i mässing' }),
)
export const starWindow = room(
  'window-star',
  {
    en: 'A white paper star and three candles in a window, snow and spruces outside',
    sv: 'En vit pappersstjärna och tre ljus i ett fönster, snö och granar utanför',
  },
  pagePicture('frostnas-star-paper', { en: 'Frostnäs star in white paper', sv: 'Frostnäs stjärna i vitt papper' }),
)
export const doorway = room(
  'outdoor-wall-dusk',
  {
    en: 'A lantern on either side of a green door in a timber wall, snow on the ground',
    sv: 'En lykta på var sida om en grön dörr i en brädvägg, snö på marken',
  },
  pagePicture('grindo-wall-black', { en: 'Grindö wall lantern in black', sv: 'Grindö vägglykta i svart' }),
)
export const jetty = room(
  'jetty-bollards',
  {
    en: 'A long jetty at dusk with low lanterns along one side, and a sauna with a glowing window',
    sv: 'En lång brygga i skymningen med låga lyktor längs ena sidan, och en bastu med glödande fönster',
  },
  pagePicture('grindo-bollard-black', { en: 'Grindö bollard in black, lit', sv: 'Grindö pollare i svart, tänd' }),
)
export const workbench = room(
  'workshop-bench',
  {
    en: 'A workbench with a lamp taken apart beneath a lit desk lamp, tools on the wall behind',
    sv: 'En arbetsbänk med en isärtagen lampa under en tänd arbetslampa, verktyg på väggen bakom',
  },
  pagePicture('ekvika-spare-shade', { en: 'A pleated linen shade on its own', sv: 'En plisserad linneskärm för sig' }),
)
export const lampParts = room(
  'workshop-parts',
  {
    en: 'The parts of a Murla laid out on felt: shade, glass, collar, knob, battery and base',
    sv: 'En Murlas delar utlagda på filt: skärm, glas, krage, knopp, batteri och fot',
  },
  pagePicture('ekvika-spare-shade', { en: 'A pleated linen shade on its own', sv: 'En plisserad linneskärm för sig' }),
)
export const hallConsole = pagePicture('hall-console', {
  en: 'A black lamp lit on a console in a hall, below a framed print and an opal globe',
  sv: 'En tänd svart lampa på ett avlastningsbord i en hall, under en inramad bild och en opalglob',
})
export const hallway = room(
  'hallway',
  {
    en: 'A hallway with a bench, coats on pegs and a round mirror between two opal globes',
    sv: 'En hall med bänk, rockar på krokar och en rund spegel mellan två opalglober',
  },
  pagePicture('globe-pendant', { en: 'Ringholm pendant in brass', sv: 'Ringholm pendel i mässing' }),
)
