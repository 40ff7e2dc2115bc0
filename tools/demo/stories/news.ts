import { pagePicture } from '../content/pictures.ts'
import { lampParts, mossTable, staircaseFoot } from '../content/scenes.ts'
import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

/** The news of the demo shop. */
export const news = [
  {
    slug: 'murla-in-moss',
    date: '2026-11-12',
    title: { en: 'Murla turns green', sv: 'Murla blir grön' },
    intro: {
      en: 'Eleven greens were painted on a shed door last autumn. Here is the one that came through the winter.',
      sv: 'Elva gröna färger ströks på en skjuldörr i höstas. Här är den som klarade vintern.',
    },
    picture: mossTable,
    body: {
      en: body(
        paragraph(
          'A colour chosen indoors is a guess. So the samples went out, on the door of the shed behind the dairy, facing north, and everyone who passed was allowed to put a chalk mark beside the one they liked. By March the rain had washed off the marks, but ',
          link('moss', '/product/murla-portable-moss'),
          ' still looked as if it had grown there.',
        ),
        paragraph('It is in the shop now, beside brass, oxide red and chalk white.'),
      ),
      sv: body(
        paragraph(
          'En färg som väljs inomhus är en gissning. Därför fick proverna sitta ute, på dörren till skjulet bakom mejeriet, mot norr, och alla som gick förbi fick sätta ett kritstreck vid den de tyckte om. I mars hade regnet tvättat bort strecken, men ',
          link('mossan', '/product/murla-portable-moss'),
          ' såg fortfarande ut att ha vuxit där.',
        ),
        paragraph('Nu finns den i butiken, bredvid mässing, oxidrött och kritvitt.'),
      ),
    },
    products: ['1025', '1002', '1001'],
  },
  {
    slug: 'ringholm-in-black-chrome',
    date: '2026-11-10',
    title: { en: 'A ring in ink', sv: 'En ring i tusch' },
    intro: {
      en: 'Ringholm in black chrome is made in small runs and sold by us alone.',
      sv: 'Ringholm i svartkrom görs i små serier och säljs bara av oss.',
    },
    picture: pagePicture('ringholm-pendant-chrome', {
      en: 'Ringholm pendant in black chrome, lit',
      sv: 'Ringholm pendel i svartkrom, tänd',
    }),
    body: {
      en: body(
        paragraph(
          'For six years Majken Sundelid said no to black. Black paint eats light, she maintained, and a ring that eats light is no company for a globe. Then the plater in the next village showed her a strip of steel that was dark and gleaming at once.',
        ),
        paragraph(
          'The first ',
          link('forty pendants', '/product/ringholm-pendant-chrome'),
          ' hung in the dairy for a week before anyone could bring themselves to pack them.',
        ),
      ),
      sv: body(
        paragraph(
          'I sex år sa Majken Sundelid nej till svart. Svart lack äter ljus, menade hon, och en ring som äter ljus är inget sällskap för en glob. Sedan visade förkromaren i grannbyn ett stålband som var mörkt och blankt på samma gång.',
        ),
        paragraph(
          'De första ',
          link('fyrtio pendlarna', '/product/ringholm-pendant-chrome'),
          ' hängde en vecka i mejeriet innan någon kunde förmå sig att packa dem.',
        ),
      ),
    },
    products: ['1024', '1008', '1027'],
  },
  {
    slug: 'stars-are-out',
    date: '2026-11-17',
    title: { en: 'The stars are out', sv: 'Stjärnorna är tända' },
    intro: {
      en: 'Twelve days to go until the first Sunday of Advent, and Frostnäs now comes in red as well.',
      sv: 'Tolv dagar kvar till första advent, och Frostnäs finns numera också i rött.',
    },
    picture: pagePicture('frostnas-star-red-detail', {
      en: 'The perforated points of a red paper star, close up',
      sv: 'De perforerade uddarna på en röd pappersstjärna, på nära håll',
    }),
    body: {
      en: body(
        paragraph(
          'There is an old quarrel about whether the star in the window should be white or red. We have employees on both sides and have stopped seating them together in November. From this year the shop serves ',
          link('both', '/category/shop/holiday'),
          ' parties.',
        ),
        paragraph(
          'Orders placed by noon on 16 December reach Swedish homes before Christmas, if the snow ploughs do their part. What goes with a star is gathered in ',
          link('A light for each Sunday', '/campaigns/towards-advent'),
          '.',
        ),
      ),
      sv: body(
        paragraph(
          'Ska stjärnan i fönstret vara vit eller röd? Frågan är gammal. Vi har anställda i båda lägren och placerar dem inte längre bredvid varandra i november. Från och med i år har butiken något åt ',
          link('båda', '/category/shop/holiday'),
          '.',
        ),
        paragraph(
          'Beställningar före klockan tolv den 16 december hinner fram i Sverige till jul, om plogbilarna gör sitt. Det som hör till en stjärna har vi samlat i ',
          link('Ett ljus för varje söndag', '/campaigns/towards-advent'),
          '.',
        ),
      ),
    },
    products: ['1033', '1023', '1102'],
  },
  {
    slug: 'a-smaller-ekvika',
    date: '2026-10-27',
    title: { en: 'A smaller Ekvika, at last', sv: 'En mindre Ekvika, till sist' },
    intro: {
      en: 'Four crates of oak ends persuaded Anselm Rydbo to do what we could not.',
      sv: 'Fyra lådor med ekbitar lyckades övertala Anselm Rydbo. Det hade inte vi gjort.',
    },
    picture: work.rydbo,
    body: {
      en: body(
        paragraph(
          'When an Ekvika floor lamp is turned, some thirty centimetres of flawless oak are left over. For two years they were stacked beside the lathe, because it felt wrong to burn them. Each visitor asked what they were for.',
        ),
        paragraph(
          'Now they are for ',
          link('this', '/product/ekvika-table-small-oak'),
          '. It is 33 centimetres tall and takes an ordinary small bulb. As long as floor lamps are sold there will be small ones too, though never many at once.',
        ),
      ),
      sv: body(
        paragraph(
          'När en Ekvika golvlampa svarvas blir det trettio centimeter felfri ek över. I två år staplades bitarna bredvid svarven, för att det kändes fel att elda upp dem. Varje besökare frågade vad de skulle bli.',
        ),
        paragraph(
          'De blev ',
          link('den här', '/product/ekvika-table-small-oak'),
          '. Den är 33 centimeter hög och tar en vanlig liten ljuskälla. Så länge vi säljer golvlampor blir det också små, fast aldrig många på en gång.',
        ),
      ),
    },
    products: ['1026', '1005', '1006'],
  },
  {
    slug: 'sjoros-opens',
    date: '2026-09-18',
    title: { en: 'Sjöros opens its doors again', sv: 'Sjöros slår upp dörrarna igen' },
    intro: {
      en: 'The guesthouse by Lake Vättern has been dark for a year. Now it is lit with forty-eight lamps.',
      sv: 'I ett år har pensionatet vid Vättern varit släckt. Nu är fyrtioåtta lampor tända.',
    },
    picture: staircaseFoot,
    body: {
      en: body(
        paragraph(
          'We were there on the opening night, mostly to see how people moved. They came in, looked up the stairwell, and gathered at the foot of it, by the pleated lamp, where the light is lowest, just as in the drawing.',
        ),
        paragraph('Read the whole story under ', link('Projects', '/cases/pensionat-sjoros'), '.'),
      ),
      sv: body(
        paragraph(
          'Vi var där på invigningen, mest för att se hur folk rörde sig. De kom in, tittade upp i trapphuset och samlades vid trappans fot, hos den plisserade lampan, där ljuset är lägst, precis som på ritningen.',
        ),
        paragraph('Hela historien finns under ', link('Projekt', '/cases/pensionat-sjoros'), '.'),
      ),
    },
    products: ['1027', '1005', '1007'],
  },
  {
    slug: 'the-mending-morning',
    date: '2026-08-28',
    title: { en: 'Bring a broken lamp', sv: 'Ta med en trasig lampa' },
    intro: {
      en: 'The first Saturday of every month we mend lamps at the old dairy in Nässjö, ours or anyone’s. It costs nothing but patience.',
      sv: 'Första lördagen i månaden lagar vi lampor i det gamla mejeriet i Nässjö, våra och andras. Det kostar ingenting utom tålamod.',
    },
    picture: lampParts,
    body: {
      en: body(
        paragraph(
          'From ten to two there are three electricians, a seamstress and a pot of soup. New cord, new holder, a shade that has come off its frame: most things take half an hour. You pay for the parts, and turn the last screw yourself.',
        ),
        paragraph(
          'If you cannot come, look among the ',
          link('spare parts', '/category/shop/spareparts'),
          ' or ',
          link('write to us', '/info/contact'),
          ' with a photograph.',
        ),
      ),
      sv: body(
        paragraph(
          'Mellan tio och två finns tre elektriker, en sömmerska och en gryta soppa på plats. Ny sladd, ny hållare, en skärm som lossnat från stommen: det mesta tar en halvtimme. Delarna betalar du för, och sista skruven drar du själv.',
        ),
        paragraph(
          'Kan du inte komma finns ',
          link('reservdelarna', '/category/shop/spareparts'),
          ' här i butiken, eller så ',
          link('skriver du till oss', '/info/contact'),
          ' och skickar en bild.',
        ),
      ),
    },
    products: ['1302', '1202', '1303'],
  },
  {
    slug: 'a-lantern-from-risor',
    date: '2026-05-04',
    title: { en: 'A lantern from Risør', sv: 'En lykta från Risør' },
    intro: {
      en: 'Iver Haugmoen wrote to complain. Eight months later he sent us a fish crate.',
      sv: 'Iver Haugmoen skrev för att klaga. Åtta månader senare skickade han oss en fisklåda.',
    },
    picture: work.haugmoen,
    body: {
      en: body(
        paragraph(
          'In the crate lay the first portable Grindö, wrapped in a tide table. It had spent the autumn on a skerry, the winter under a tarpaulin and the spring in a rowing boat, and it lit at the first turn.',
        ),
        paragraph(
          'Meet ',
          link('the man who left it there', '/designers/iver-haugmoen'),
          ', or go straight to ',
          link('the lantern', '/product/grindo-portable-black'),
          '.',
        ),
      ),
      sv: body(
        paragraph(
          'I lådan låg den första bärbara Grindö, inslagen i en tidvattentabell. Den hade legat hösten på ett skär, vintern under en presenning och våren i en eka, och den tändes på första vridningen.',
        ),
        paragraph(
          'Möt ',
          link('mannen som lämnade den där', '/designers/iver-haugmoen'),
          ', eller gå direkt till ',
          link('lyktan', '/product/grindo-portable-black'),
          '.',
        ),
      ),
    },
    products: ['1031', '1019', '1020'],
  },
  {
    slug: 'linen-in-two-new-colors',
    date: '2026-02-09',
    title: { en: 'Two colours from a dye pot', sv: 'Två färger ur en gryta' },
    intro: {
      en: 'Charcoal for the pendant, madder for the shade. Petra Almskog has been stirring since the spring before last.',
      sv: 'Kolgrått till pendeln, krapprött till skärmen. Petra Almskog har rört i grytan sedan förrförra våren.',
    },
    picture: work.almskog,
    body: {
      en: body(
        paragraph(
          'Undyed linen forgives everything. Dyed linen shows each hour the yarn has spent in the bath. That is why it has taken time, and why the ',
          link('pendant', '/product/vavsta-pendant-charcoal'),
          ' and the ',
          link('shade', '/product/vavsta-shade-madder'),
          ' come in one colour each and not in five.',
        ),
        paragraph('Samples of the cloth are sent free of charge. Write to us and say which.'),
      ),
      sv: body(
        paragraph(
          'Oblekt linne förlåter allt. Färgat linne visar varje timme som garnet legat i badet. Därför har det tagit tid, och därför kommer ',
          link('pendeln', '/product/vavsta-pendant-charcoal'),
          ' och ',
          link('skärmen', '/product/vavsta-shade-madder'),
          ' i varsin färg och inte i fem.',
        ),
        paragraph('Tygprover skickar vi gratis. Skriv och berätta vilket du vill ha.'),
      ),
    },
    products: ['1028', '1029', '1014'],
  },
]
