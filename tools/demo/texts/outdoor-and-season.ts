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
        'Between its bars the light goes out to the sides: onto the door, the step and the wall, none of it into the sky. A clear filament bulb at 2200 K lets you see the light itself; at eye level an opal one is kinder. It is 32 cm tall, comes 21 cm out from the wall and weighs 2.7 kg. Rinse off salt now and then; the paint loses its gloss in about six years.',
      ],
      sv: [
        'Grindö är gjuten i aluminium, som inte rostar, och har hängt på en brygga i två vintrar som bevis. Taket skjuter ut, så att regnet droppar framför glaset och inte på det. Framsidan öppnas med en vingskruv när ljuskällan ska bytas eller glaset torkas.',
        'Mellan stängerna går ljuset ut åt sidorna: på dörren, trappsteget och väggen, inget upp i himlen. Med en klar ljuskälla med synlig glödtråd, 2200 K, ser du själva ljuset. Sitter lampan i ögonhöjd är en opal snällare. Den är 32 cm hög, går 21 cm ut från väggen och väger 2,7 kg. Skölj av salt då och då. Färgen tappar glansen på ungefär sex år.',
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
        'At 80 cm it clears the snow of an ordinary winter. Post and lantern are cast aluminium, painted black, 5.2 kg; salt is rinsed off, and a stone chip is dabbed with black before it blooms white. In the box is a ground anchor, for places with no slab to bolt it to. The cable comes in from below and is connected by an electrician.',
      ],
      sv: [
        'Pollaren lyser på marken, inte på trädgården. Taket stoppar allt som skulle gå uppåt, ljuset sprids åt sidorna från höfthöjd, och där det landar ser du en sten eller en isfläck i god tid. Ställ dem med fyra till fem meters mellanrum, bara på ena sidan av gången. Längs bryggan vid Hamnbadet i Ystad står fjorton.',
        'Med 80 cm sticker den upp ur snön en vanlig vinter. Stolpe och lykta är av gjuten aluminium, svartlackerad, 5,2 kg. Salt sköljs av, och ett stenskott får en duttning svart färg innan det slår ut i vitt. I kartongen finns ett markfäste, för platser utan platta att skruva i. Kabeln dras in underifrån och ansluts av en elektriker.',
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
        'Three flames at three heights, 6, 11 and 16 cm, spread their light over more of the table than three in a row, and the shadows of glasses and hands grow softer. Majken Sundelid took the proportions from three skerries outside her window.',
        'Each holder is turned from solid brass bar and has felt underneath. Together they weigh 1.1 kg. The drip pan is wide enough for a candle in a slight draught. The brass is bare: bright for a month, matt after a year, brown after ten. After an hour outdoors in winter the wax comes off in one piece. If you want the first day back, rub with vinegar, salt and flour, rinse and dry.',
      ],
      sv: [
        'Tre lågor på tre höjder, 6, 11 och 16 cm, sprider ljuset över mer av bordet än tre i jämnhöjd, och skuggorna av glas och händer blir mjukare. Proportionerna tog Majken Sundelid från tre skär utanför sitt fönster.',
        'Varje stake är svarvad ur massiv mässingsstång och har filt på undersidan. Tillsammans väger de 1,1 kg. Droppskålen är bred nog för ett ljus i lätt drag. Mässingen är obehandlad: blank en månad, matt efter ett år, brun efter tio. Efter en timme ute i vinterkylan lossnar stearinet i ett stycke. Vill du ha första dagen tillbaka gnider du med ättika, salt och mjöl, sköljer och torkar.',
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
        'Cast in sand, brushed, and blackened with linseed oil over heat, as pots once were. The surface is a little rough, matt, and pleasant to take hold of. Against the black the flame looks larger than it does on brass, because nothing below it shines.',
        'The three weigh 1.6 kg and do not blow over on a veranda. They take candles of 22 mm. Indoors the iron only turns a little darker and smoother where hands touch it. If it gets damp it may rust: brush off the rust, rub in a drop of oil and let it dry.',
      ],
      sv: [
        'Gjutna i sand, borstade och svärtade med linolja över värme, så som man gjorde med grytor förr. Ytan är lite sträv, matt och skön att ta i. Mot det svarta ser lågan större ut än på mässing, eftersom inget under den blänker.',
        'De tre väger 1,6 kg och blåser inte omkull på en veranda. De är till för ljus på 22 mm. Inomhus blir järnet bara lite mörkare och slätare där händerna tar. Blir det fuktigt kan det rosta. Borsta då bort rosten, gnid in en droppe olja och låt torka.',
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
        'Petra Almskog cuts each of the seven points from a single sheet. Fold along the lines and tie the points together with the ribbon: the star is then 55 cm across, 17 cm deep and weighs 0.3 kg. In January it goes flat into its envelope again, to be kept dry. The paper softens in its folds and grows a little warmer in colour; a star lasts some fifteen winters.',
      ],
      sv: [
        'Vitt papper släpper ut nästan två tredjedelar av ljuset, jämnt åt alla håll. Stjärnan syns från vägen och lyser nog för att duka vid. Hålen, stansade efter mönstret på en vante från Frostnäs, lyser lite starkare än papperet.',
        'Petra Almskog skär var och en av de sju uddarna ur ett enda ark. Vik längs linjerna och knyt ihop uddarna med bandet, så är stjärnan 55 cm bred, 17 cm djup och väger 0,3 kg. I januari går den platt ner i kuvertet igen och förvaras torrt. Papperet mjuknar i vecken och blir lite varmare i färgen. En stjärna håller i ett femtontal vintrar.',
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
