import type { Words } from '../parts.ts'

export const outdoorAndSeason: Record<string, Words> = {
  '1019': {
    lead: {
      en: 'A lantern with a roof, for a door that is opened in the dark.',
      sv: 'En lykta med tak, till dörren som öppnas i mörker.',
    },
    description: {
      en: [
        'Grindö is cast in aluminium that does not rust, even where the sea can be heard. The roof juts out so that rain drips in front of the glass and not onto it.',
        'Use a clear filament bulb if you like to see the light itself, an opal one if the lamp hangs at eye level.',
      ],
      sv: [
        'Grindö är gjuten i aluminium som inte rostar, inte ens där havet hörs. Taket skjuter ut så att regnet droppar framför glaset och inte på det.',
        'Välj en klar ljuskälla med synlig glödtråd om du vill se själva ljuset, en opal om lampan sitter i ögonhöjd.',
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
        'Eighty centimetres is high enough to stand above the snow of an ordinary winter, and low enough not to outshine the stars. Place them four to five metres apart, on one side of the path only.',
      ],
      sv: [
        'Åttio centimeter räcker för att sticka upp ur snön en vanlig vinter, men inte för att överrösta stjärnorna. Ställ dem med fyra till fem meters mellanrum, bara på ena sidan av gången.',
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
        'Turned from solid bar in three heights, with a drip pan wide enough to forgive a draught. Majken Sundelid named them after the skerries outside her window: one you can land on, one for the birds, one that shows only at low water.',
      ],
      sv: [
        'Svarvade ur massiv stång i tre höjder, med en droppskål bred nog att klara lite drag. Majken Sundelid döpte dem efter skären utanför sitt fönster: ett att lägga till vid, ett för fåglarna och ett som bara syns vid lågvatten.',
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
        'Cast in sand, brushed, and blackened with linseed oil over heat, as pots once were. The surface is a little rough and good to hold.',
        'If a holder gets damp it may rust. Rub it with a drop of oil and it will be black again.',
      ],
      sv: [
        'Gjutna i sand, borstade och svärtade med linolja över värme, så som man gjorde med grytor förr. Ytan är lite sträv och skön att ta i.',
        'Blir de fuktiga kan de rosta. Gnid in en droppe olja så blir de svarta igen.',
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
        'Every December the windows along the road to the workshop fill with stars, and you can tell the houses by them. Petra Almskog cuts each point of hers from a single sheet: fold along the lines, tie the seven together with the ribbon, and in January it is flat again.',
        'The holes are punched in the pattern of a mitten from Frostnäs. Nobody but Petra has been there.',
      ],
      sv: [
        'I december fylls fönstren längs vägen till verkstaden av stjärnor, och man känner igen husen på dem. Petra Almskog skär varje udd i sin ur ett enda ark. Vik längs linjerna och knyt ihop de sju med bandet, så är stjärnan platt igen i januari.',
        'Hålen är stansade efter mönstret på en vante från Frostnäs. Ingen utom Petra har varit där.',
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
