import type { Words } from '../parts.ts'

export const outdoorAndSeason: Record<string, Words> = {
  '1019': {
    lead: {
      en: 'A lantern with a roof, for a door that is opened in the dark.',
      sv: 'En lykta med tak, till dörren som öppnas i mörker.',
    },
    description: {
      en: [
        'Grindö is cast in aluminium, which does not rust, and has hung on a jetty for two winters to prove it. The roof juts out, so that rain drips in front of the glass and not onto it. The front opens with one thumbscrew when the bulb is changed or the glass wiped.',
        'Between its bars the light goes out to the sides: onto the door, the step and the wall, none of it into the sky. A clear filament bulb at 2200 K lets you see the light itself; at eye level an opal one is kinder. It is 32 cm tall, comes 21 cm out from the wall and weighs 2.7 kg. Rinse off salt now and then.',
      ],
      sv: [
        'Grindö är gjuten i aluminium, som inte rostar, och har hängt på en brygga i två vintrar som bevis. Taket skjuter ut, så att regnet droppar framför glaset och inte på det. Framsidan öppnas med en vingskruv när ljuskällan ska bytas eller glaset torkas.',
        'Mellan stängerna går ljuset ut åt sidorna: på dörren, trappsteget och väggen, inget upp i himlen. Med en klar ljuskälla med synlig glödtråd, 2200 K, ser du själva ljuset. Sitter lampan i ögonhöjd är en opal snällare. Den är 32 cm hög, går 21 cm ut från väggen och väger 2,7 kg. Skölj av salt då och då.',
      ],
    },
    details: {
      en: ['IP44', 'Opens at the front with one thumbscrew', 'Tested for two winters on a jetty'],
      sv: ['IP44', 'Öppnas framtill med en vingskruv', 'Provad i två vintrar på en brygga'],
    },
  },
  '1020': {
    lead: {
      en: 'The same lantern at hip height, to show where the path turns.',
      sv: 'Samma lykta i höfthöjd, för att visa var gången svänger.',
    },
    description: {
      en: [
        'The bollard lights the ground, not the garden. Its roof stops everything that would go upwards, the light spreads to the sides from hip height, and where it lands you see a stone or a patch of ice in good time. Set them four to five metres apart, on one side of the path only; fourteen stand along the jetty of the harbour baths in Ystad.',
        'At 80 cm it clears the snow of an ordinary winter. Post and lantern are cast aluminium, painted black, 5.2 kg. In the box is a ground anchor, for places with no slab to bolt it to. The cable comes in from below and is connected by an electrician.',
      ],
      sv: [
        'Pollaren lyser på marken, inte på trädgården. Taket stoppar allt som skulle gå uppåt, ljuset sprids åt sidorna från höfthöjd, och där det landar ser du en sten eller en isfläck i god tid. Ställ dem med fyra till fem meters mellanrum, bara på ena sidan av gången. Längs bryggan vid Hamnbadet i Ystad står fjorton.',
        'Den är 80 cm hög och sticker upp ur snön en vanlig vinter. Stolpe och lykta är av gjuten aluminium, svartlackerad, 5,2 kg. I kartongen finns ett markfäste, för platser utan platta att skruva i. Kabeln dras in underifrån och ansluts av en elektriker.',
      ],
    },
    details: {
      en: ['IP44', 'Bolts to a slab or to the ground anchor included', 'Cable entry from below'],
      sv: ['IP44', 'Skruvas i en platta eller i markfästet som följer med', 'Kabeln dras in underifrån'],
    },
  },
  '1021': {
    lead: {
      en: 'Three candleholders that stand better together than apart.',
      sv: 'Tre ljusstakar som trivs bäst i sällskap.',
    },
    description: {
      en: [
        'Three flames at three heights, 6, 11 and 16 cm, spread their light over more of the table than three in a row, and the shadows of glasses and hands grow softer. Majken Sundelid took the proportions from three skerries outside her window: one to land on, one for the birds, one that shows only at low water.',
        'Each holder is turned from solid brass bar and has felt underneath. Together they weigh 1.1 kg. The drip pan is wide enough for a candle in a slight draught. Candle wax comes off in one piece when a holder has stood outdoors for an hour in winter.',
      ],
      sv: [
        'Tre lågor på tre höjder, 6, 11 och 16 cm, sprider ljuset över mer av bordet än tre i jämnhöjd, och skuggorna av glas och händer blir mjukare. Proportionerna tog Majken Sundelid från tre skär utanför sitt fönster: ett att lägga till vid, ett för fåglarna och ett som bara syns vid lågvatten.',
        'Varje stake är svarvad ur massiv mässingsstång och har filt på undersidan. Tillsammans väger de 1,1 kg. Droppskålen är bred nog för ett ljus i lätt drag. Stearin lossnar i ett stycke när staken har stått ute en timme i vinterkylan.',
      ],
    },
    details: {
      en: ['Set of three: 6, 11 and 16 cm', 'For candles of 22 mm', 'Felt underneath'],
      sv: ['Tre stycken: 6, 11 och 16 cm', 'För ljus på 22 mm', 'Filt på undersidan'],
    },
  },
  '1022': {
    lead: {
      en: 'Treskär in black iron, heavy enough for the windiest veranda.',
      sv: 'Treskär i svart järn, tunga nog för den blåsigaste verandan.',
    },
    description: {
      en: [
        'Cast in sand, brushed, and blackened with linseed oil over heat, as pots once were, the iron is a little rough, matt, and pleasant to take hold of. Against the black the flame looks larger than on brass, because nothing below it shines. The three weigh 1.6 kg and do not blow over on a veranda.',
        'Indoors they only turn a little darker and smoother where hands touch them. If one gets damp it may rust. Brush off the rust, rub in a drop of oil and let it dry.',
      ],
      sv: [
        'Järnet gjuts i sand, borstas och svärtas med linolja över värme, så som man gjorde med grytor förr. Ytan är lite sträv, matt och skön att ta i. Mot det svarta ser lågan större ut än på mässing, eftersom inget under den blänker. De tre väger 1,6 kg och blåser inte omkull på en veranda.',
        'Inomhus blir de bara lite mörkare och slätare där händerna tar. Blir någon av dem fuktig kan den rosta. Borsta bort rosten, gnid in en droppe olja och låt torka.',
      ],
    },
    details: {
      en: ['Set of three: 6, 11 and 16 cm', 'For candles of 22 mm', 'Blackened with oil, not painted'],
      sv: ['Tre stycken: 6, 11 och 16 cm', 'För ljus på 22 mm', 'Svärtade med olja, inte målade'],
    },
  },
  '1023': {
    lead: {
      en: 'Seven points of folded paper, for the window that faces the road.',
      sv: 'Sju uddar av vikt papper, till fönstret mot vägen.',
    },
    description: {
      en: [
        'White paper lets out nearly two thirds of the light, evenly to all sides. The star can be seen from the road and is bright enough to lay the table by. The holes, punched after the pattern on a mitten from Frostnäs, shine a little stronger than the paper.',
        'Petra Almskog cuts each of the seven points from a single sheet. Fold along the lines and tie the points together with the ribbon: the star is then 55 cm across, 17 cm deep and weighs 0.3 kg. In January it goes flat into its envelope again. Keep it dry.',
      ],
      sv: [
        'Vitt papper släpper ut nästan två tredjedelar av ljuset, jämnt åt alla håll. Stjärnan syns från vägen och lyser nog för att duka vid. Hålen, stansade efter mönstret på en vante från Frostnäs, lyser lite starkare än papperet.',
        'Petra Almskog skär var och en av de sju uddarna ur ett enda ark. Vik längs linjerna och knyt ihop uddarna med bandet, så är stjärnan 55 cm bred, 17 cm djup och väger 0,3 kg. I januari går den platt ner i kuvertet igen, som förvaras torrt.',
      ],
    },
    details: {
      en: ['Cord with lampholder and switch, 3.5 m', 'Use an LED bulb of at most 6 W', 'Packed flat in an envelope'],
      sv: [
        'Sladd på 3,5 m med lamphållare och strömbrytare',
        'Använd en LED-lampa på högst 6 W',
        'Kommer platt i ett kuvert',
      ],
    },
  },
}
