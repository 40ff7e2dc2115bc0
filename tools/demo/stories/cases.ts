import { detailsOf } from '../articles/details.ts'
import { pagePicture } from '../content/pictures.ts'
import {
  bookshop,
  cottageSill,
  cottageWindow,
  diningHall,
  jetty,
  staircase,
  staircaseFoot,
  waitingRoom,
} from '../content/scenes.ts'
import { body, heading, link, paragraph } from '../portable-text.ts'

const architect = (value: string) => ({
  name: { en: 'Architect', sv: 'Arkitekt' },
  value: { en: value, sv: value },
})
const lamps = (count: number) => ({
  name: { en: 'Lamps', sv: 'Lampor' },
  value: { en: String(count), sv: String(count) },
})
const area = (square: string) => ({
  name: { en: 'Area', sv: 'Yta' },
  value: { en: `${square}\u00a0m²`, sv: `${square}\u00a0m²` },
})

/** A close-up of a lamp that is in the place, with its caption. */
const closeUp = (id: string, en: string, sv: string) =>
  detailsOf(id).map(({ name, alt }) => ({ ...pagePicture(name, alt), caption: { en, sv } }))

const charcoalDrum = pagePicture('vavsta-pendant-charcoal', {
  en: 'The charcoal drum on its long cord, lit',
  sv: 'Den kolgrå trumman i sin långa sladd, tänd',
})

const murlaRim = pagePicture('mushroom-detail', {
  en: 'The rim of the brass shade, the opal bowl and the turned collar, close up',
  sv: 'Närbild på skärmens kant i mässing, opalglaset och den svarvade kragen',
})

/** Places that the demo house has lit, all invented. */
export const cases = [
  {
    slug: 'pensionat-sjoros',
    title: { en: 'Eleven rooms and one staircase', sv: 'Elva rum och en trappa' },
    place: { en: 'Sjöros guesthouse, Gränna', sv: 'Pensionat Sjöros, Gränna' },
    year: 2026,
    intro: {
      en: 'A guesthouse by Lake Vättern wanted its guests to come down in the evening. We began with the stairs.',
      sv: 'Ett pensionat vid Vättern ville få gästerna att komma ner på kvällen. Vi började med trappan.',
    },
    facts: [architect('Ateljé Lindrum'), area('640'), lamps(48)],
    picture: staircase,
    pictures: [
      {
        ...staircaseFoot,
        caption: {
          en: 'At the foot of the stairs, where one would otherwise turn back.',
          sv: 'Vid trappans fot, där man annars vänder.',
        },
      },
      ...closeUp(
        '1027',
        'Two clusters of three lead the light down through the stairwell.',
        'Två trippelpendlar leder ljuset ner genom trapphuset.',
      ),
      ...closeUp(
        '1005',
        'Ekvika: fluted oak, a ring of brass, pleated linen.',
        'Ekvika: räfflad ek, en ring av mässing, plisserat linne.',
      ),
      ...closeUp('1026', 'A smaller one stands in each of the rooms.', 'En mindre står i vart och ett av rummen.'),
    ],
    hotspots: [
      { product: '1027', x: 63.2, y: 31.5 },
      { product: '1005', x: 33.9, y: 62 },
    ],
    body: {
      en: body(
        paragraph(
          'In 1962 our very first order was eleven shades for a boarding house. Sixty-four years later another one rang, and it also had eleven rooms. Nobody here believes in signs, but we drove over the same afternoon.',
        ),
        heading('Down instead of up'),
        paragraph(
          'The house had bright ceilings and dark tables. Guests had their dinner and went up to read, because the only good light was by the bed. We took away every other ceiling point and hung two ',
          link('Ringholm clusters', '/product/ringholm-cluster-brass'),
          ' in the stairwell, so that the light leads downwards, and put an ',
          link('Ekvika', '/product/ekvika-table-oak'),
          ' at its foot, where one would otherwise turn back.',
        ),
        heading('What it came to'),
        paragraph(
          'Forty-eight lamps use less electricity than the nineteen they replaced. More to the point, the library now closes at eleven instead of nine, and the hostess has had to buy a second chess set.',
        ),
      ),
      sv: body(
        paragraph(
          'Vår allra första beställning, 1962, var elva skärmar till ett pensionat. Sextiofyra år senare ringde ett annat, också det med elva rum. Ingen här tror på tecken, men vi åkte dit samma eftermiddag.',
        ),
        heading('Ner i stället för upp'),
        paragraph(
          'Taken var ljusa och borden mörka. Gästerna åt middag och gick upp för att läsa, eftersom det enda goda ljuset fanns vid sängen. Vi tog bort vartannat takuttag, hängde två ',
          link('Ringholm trippelpendlar', '/product/ringholm-cluster-brass'),
          ' i trapphuset så att ljuset leder nedåt, och ställde en ',
          link('Ekvika', '/product/ekvika-table-oak'),
          ' vid trappans fot, där man annars vänder.',
        ),
        heading('Hur det gick'),
        paragraph(
          'Fyrtioåtta lampor drar mindre el än de nitton som satt där förut. Viktigare är att biblioteket numera stänger elva i stället för nio, och att värdinnan har fått köpa ett schackspel till.',
        ),
      ),
    },
    products: ['1027', '1005', '1026'],
  },
  {
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
  },
  {
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
      ...closeUp(
        '1030',
        'On the counter, for wrapping and for small print.',
        'På disken, för inslagning och finstilt.',
      ),
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
          'The poetry stands furthest in, under a linen drum, where it is a little darker. That was not our idea, but it was a good one.',
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
          'Poesin står längst in, under en trumma av linne, där det är lite mörkare. Det var inte vår idé, men den var bra.',
        ),
      ),
    },
    products: ['1032', '1030', '1014'],
  },
  {
    slug: 'matsalen-i-roros',
    title: { en: 'The low lamp in the high hall', sv: 'Den låga lampan i den höga salen' },
    place: { en: 'A dining hall, Røros', sv: 'En matsal, Røros' },
    year: 2025,
    intro: {
      en: 'Six and a half metres to the ridge, and forty chairs below it. Where do you put the light?',
      sv: 'Sex och en halv meter till nocken och fyrtio stolar därunder. Var sätter man ljuset?',
    },
    facts: [architect('Fjellrom'), area('180'), lamps(8)],
    picture: diningHall,
    pictures: [
      ...closeUp(
        '1028',
        'An opal disc closes the drum, so that nobody at the table sees the bulb.',
        'En opalskiva täcker trumman, så att ingen vid bordet ser ljuskällan.',
      ),
      {
        ...charcoalDrum,
        caption: { en: 'Each table has a ceiling of its own.', sv: 'Varje bord har sitt eget tak.' },
      },
      ...closeUp(
        '1014',
        'The same drum in undyed linen, in the passage to the kitchen.',
        'Samma trumma i oblekt linne, i gången till köket.',
      ),
    ],
    hotspots: [{ product: '1028', x: 70.4, y: 52 }],
    body: {
      en: body(
        paragraph(
          'A high room tempts you to hang something grand in the middle. The old hall had had a chandelier of antlers, and people sat below it as if in a railway station. We suggested the opposite: leave the roof in the dark and let each table have a ceiling of its own.',
        ),
        paragraph(
          'Eight ',
          link('Vävsta drums', '/product/vavsta-pendant-charcoal'),
          ' in charcoal linen, the first of their colour, hang on five-metre cords, sixty centimetres above the table tops. Between the drums it is dusk. You see your own company, and hear the others.',
        ),
        paragraph('The antlers are in the stairwell now, unlit, and much admired.'),
      ),
      sv: body(
        paragraph(
          'Ett högt rum lockar till något storslaget i mitten. I den gamla salen hade hängt en krona av älghorn, och under den satt folk som på en station. Vi föreslog motsatsen: låt nocken vara mörk och ge varje bord ett eget tak.',
        ),
        paragraph(
          'Åtta ',
          link('Vävsta', '/product/vavsta-pendant-charcoal'),
          ' i kolgrått linne, de första i den färgen, hänger i fem meter långa sladdar, sextio centimeter över bordsskivorna. Mellan dem råder skymning. Man ser sitt eget sällskap och hör de andras.',
        ),
        paragraph('Älghornen hänger numera i trapphuset, släckta och mycket beundrade.'),
      ),
    },
    products: ['1028', '1014', '1204'],
  },
  {
    slug: 'vardcentralen-nora',
    title: { en: 'A waiting room to wait in', sv: 'Ett väntrum att vänta i' },
    place: { en: 'Health centre, Nora', sv: 'Vårdcentralen, Nora' },
    year: 2024,
    intro: {
      en: 'Doctors need to see. Those who wait would rather not be seen quite so well.',
      sv: 'Läkare behöver se. De som väntar vill helst inte synas fullt så väl.',
    },
    facts: [architect('Rum för Vård'), area('920'), lamps(74)],
    picture: waitingRoom,
    pictures: [
      ...closeUp(
        '1017',
        'At full strength in the examination rooms, at half in the waiting room.',
        'På full styrka i undersökningsrummen, på halv i väntrummet.',
      ),
      ...closeUp(
        '1018',
        'On the walls in between: the second of the three steps.',
        'På väggarna däremellan: det andra av de tre stegen.',
      ),
      ...closeUp('1006', 'Beside the armchairs, as at home.', 'Bredvid fåtöljerna, som hemma.'),
    ],
    hotspots: [{ product: '1006', x: 64.7, y: 46 }],
    body: {
      en: body(
        paragraph(
          'The region’s requirements filled sixty pages and spoke of lux. Not one of them said how it should feel to sit there on a Tuesday with a sore throat. We were allowed to add half a page.',
        ),
        paragraph(
          'In the examination rooms hang ',
          link('Tjärna', '/product/tjarna-ceiling-opal'),
          ' at 3000 kelvin and full strength. In the waiting room the same lamp is dimmed by half and the corners have ',
          link('Ekvika', '/product/ekvika-floor-oak'),
          ' beside the armchairs, as at home. Between the rooms the light rises in three steps, so that no one has to squint at the doctor.',
        ),
        paragraph(
          'Everything can be wiped down, opened and mended by the caretaker. He has the drawings in his cupboard.',
        ),
      ),
      sv: body(
        paragraph(
          'Regionens krav fyllde sextio sidor och handlade om lux. Ingenstans stod hur det skulle kännas att sitta där en tisdag med halsont. Vi fick lägga till en halv sida.',
        ),
        paragraph(
          'I undersökningsrummen hänger ',
          link('Tjärna', '/product/tjarna-ceiling-opal'),
          ' med 3000 kelvin och full styrka. I väntrummet är samma lampa dimrad till hälften, och i hörnen står ',
          link('Ekvika', '/product/ekvika-floor-oak'),
          ' bredvid fåtöljerna, som hemma. Mellan rummen stiger ljuset i tre steg, så att ingen behöver kisa mot doktorn.',
        ),
        paragraph('Allt går att torka av, öppna och laga. Ritningarna finns i vaktmästarens skåp.'),
      ),
    },
    products: ['1017', '1018', '1006'],
  },
  {
    slug: 'en-skargardsstuga',
    title: { en: 'Thirty square metres, no mains', sv: 'Trettio kvadrat utan el' },
    place: { en: 'A cottage in the archipelago, Gryt', sv: 'En stuga i skärgården, Gryt' },
    year: 2023,
    intro: {
      en: 'The family wanted light without cables, and an evening without a generator.',
      sv: 'Familjen ville ha ljus utan sladdar och kvällar utan elverk.',
    },
    facts: [area('30'), lamps(3)],
    picture: cottageWindow,
    pictures: [
      {
        ...cottageSill,
        caption: { en: 'The window where the three are charged.', sv: 'Fönstret där de tre laddas.' },
      },
      {
        ...murlaRim,
        caption: {
          en: 'The brass is bare, and has darkened since the first summer.',
          sv: 'Mässingen är obehandlad och har mörknat sedan första sommaren.',
        },
      },
      ...closeUp('1022', 'For the last hour.', 'Sista timmen.'),
    ],
    hotspots: [
      { product: '1001', x: 60.7, y: 73 },
      { product: '1022', x: 77.3, y: 84 },
    ],
    body: {
      en: body(
        paragraph(
          'One solar panel on the privy roof charges a battery the size of a shoebox. From it, three ',
          link('Murla', '/product/murla-portable-brass'),
          ' drink in turn, on an oak ',
          link('charging base', '/product/murla-charging-base'),
          ' by the window. In the evening they are carried to where they are wanted: the table, the bunk, the steps.',
        ),
        paragraph(
          'On the first night the children counted how many places the lamps had been. They stopped at thirty-one. In August the family still had never lit all three at once.',
        ),
        paragraph(
          'For the last hour there are ',
          link('candles', '/product/treskar-candle-iron'),
          '. Some things need no improvement.',
        ),
      ),
      sv: body(
        paragraph(
          'En solpanel på dasstaket laddar ett batteri stort som en skokartong. Ur det dricker tre ',
          link('Murla', '/product/murla-portable-brass'),
          ' i tur och ordning, på en ',
          link('laddplatta av ek', '/product/murla-charging-base'),
          ' i fönstret. På kvällen bärs de dit de behövs: till bordet, till kojen, till trappan.',
        ),
        paragraph(
          'Första kvällen räknade barnen på hur många ställen lamporna hade stått. De slutade vid trettioett. I augusti hade familjen ännu aldrig tänt alla tre på en gång.',
        ),
        paragraph(
          'Sista timmen får ',
          link('stearinljusen', '/product/treskar-candle-iron'),
          ' klara sig själva. Allt behöver inte förbättras.',
        ),
      ),
    },
    products: ['1001', '1201', '1022'],
  },
]
