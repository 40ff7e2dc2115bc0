import type { Words } from '../parts.ts'

/** Texts of light sources, and of accessories that fit many lamps. */
export const small: Record<string, Words> = {
  '1101': {
    lead: {
      en: 'A round, milk-white bulb that does not mind being seen.',
      sv: 'En rund, mjölkvit ljuskälla som gärna får synas.',
    },
    description: {
      en: [
        'Gives 806 lumens, about as much as an old 60 W bulb, from the whole of its opal globe and at a warm 2700 K. At 95 mm it is large enough to be seen in an open shade, and it is approved for closed ones.',
        'It is the bulb that we use to judge our own linen shades, because reds and skin keep their colour (Ra 95). It reaches five per cent on a trailing-edge dimmer, without humming. At three hours an evening it lasts for more than twenty years.',
      ],
      sv: [
        'Ger 806 lumen, ungefär som en gammal 60-wattslampa, från hela den opalvita globen och i varma 2700 K. Med sina 95 mm är den stor nog att synas i en öppen skärm, och den är godkänd för slutna.',
        'Det är den vi själva använder när vi bedömer våra linneskärmar, för rött och hud behåller sin färg (Ra 95). På en bakkantsdimmer går den ner till fem procent utan att surra. Med tre timmar om kvällen räcker den i över tjugo år.',
      ],
    },
    details: {
      en: ['Dims without humming, down to five per cent', 'Colour rendering Ra 95', 'Replaces 60 W'],
      sv: ['Dimras utan att surra, ner till fem procent', 'Färgåtergivning Ra 95', 'Ersätter 60 W'],
    },
  },
  '1102': {
    lead: {
      en: 'Small enough for wall lamps, stars and the last centimetre under a dome.',
      sv: 'Liten nog för vägglampor, stjärnor och sista centimetern under en kupa.',
    },
    description: {
      en: [
        'For all our lamps with the small cap, E14: wall lamps, window stars, the small Ekvika and both bulbs of the large Murla. It measures 45 by 78 mm, weighs 40 grams and goes in where a globe would touch the shade.',
        'The opal glass hides the diodes, so the light is soft even where the bulb itself is in view. It gives 470 lumens at 2700 K for 4 W, like an old bulb of 40 W, and dims to five per cent.',
      ],
      sv: [
        'Till alla våra lampor med liten sockel, E14: vägglampor, adventsstjärnor, lilla Ekvika och de två platserna i stora Murla. Den mäter 45 gånger 78 mm, väger 40 gram och går in där en glob skulle ta i skärmen.',
        'Opalglaset döljer dioderna, så ljuset är mjukt även där själva ljuskällan syns. Den ger 470 lumen i 2700 K för 4 W, som en gammal lampa på 40 W, och dimras till fem procent.',
      ],
    },
    details: {
      en: ['Dims without humming, down to five per cent', 'Colour rendering Ra 95', 'Replaces 40 W'],
      sv: ['Dimras utan att surra, ner till fem procent', 'Färgåtergivning Ra 95', 'Ersätter 40 W'],
    },
  },
  '1103': {
    lead: {
      en: 'For lanterns and open shades, where the bulb is half the lamp.',
      sv: 'För lyktor och öppna skärmar, där ljuskällan är halva lampan.',
    },
    description: {
      en: [
        'Long, straight filaments in clear glass throw sharp, lively light: bars and leaves get clear shadows on the wall. At 2200 K the colour is nearly that of a candle. Use it where you want to linger, and another where you want to read.',
        'It works down to −20 °C, which makes it the natural choice for the Grindö lanterns. It gives 470 lumens for 4.5 W. In an open shade, hang it where you do not look straight at the filaments: they are bright.',
      ],
      sv: [
        'Långa, raka trådar i klarglas ger ett skarpt, levande ljus: stänger och blad får tydliga skuggor på väggen. Med 2200 K är färgen nästan som från ett stearinljus. Använd den där du vill bli sittande, och en annan där du vill läsa.',
        'Den fungerar ner till −20 °C och är därför given i Grindölyktorna. Den ger 470 lumen för 4,5 W. I en öppen skärm bör den sitta så att du inte ser rakt in i trådarna, för de är starka.',
      ],
    },
    details: {
      en: ['Works down to −20 °C', 'Colour rendering Ra 90', 'Replaces 40 W'],
      sv: ['Fungerar ner till −20 °C', 'Färgåtergivning Ra 90', 'Ersätter 40 W'],
    },
  },
  '1104': {
    lead: {
      en: 'The ordinary bulb, done properly.',
      sv: 'Den vanliga lampan, ordentligt gjord.',
    },
    description: {
      en: [
        'At 3000 K it is slightly cooler than our other bulbs, which suits desks and worktops: small print stands out, and a knife and an onion keep their colours (Ra 95). It gives 806 lumens for 8 W.',
        'The pear shape, 60 mm wide, fits inside cones such as that of Skarpnäs, where a globe is too wide. It gets warm, and is not approved for closed shades. On a dimmer it goes down to ten per cent.',
      ],
      sv: [
        'Med 3000 K är den lite svalare än våra andra ljuskällor, vilket passar skrivbordet och köksbänken: finstilt blir tydligt, och kniv och lök behåller sina färger (Ra 95). Den ger 806 lumen för 8 W.',
        'Päronformen, 60 mm bred, går in i koner som Skarpnäs, där en glob är för vid. Den blir varm och är inte godkänd för slutna skärmar. På dimmer går den ner till tio procent.',
      ],
    },
    details: {
      en: ['Dims without humming, down to ten per cent', 'Colour rendering Ra 95', 'Replaces 60 W'],
      sv: ['Dimras utan att surra, ner till tio procent', 'Färgåtergivning Ra 95', 'Ersätter 60 W'],
    },
  },
  '1202': {
    lead: {
      en: 'Five metres of braided cotton, for the lamp that does not hang where the ceiling point is.',
      sv: 'Fem meter flätad bomull, för lampan som inte hänger där uttaget sitter.',
    },
    description: {
      en: [
        'Lampholder, cord and ceiling cup in one. Runa Askeby braids the black cotton tightly, in sixteen strands, so that the cord hangs in a curve of its own and does not curl like one that has lain rolled up.',
        'Hang a shade straight down, or lead the cord across the ceiling to the hook supplied. A drawing in the box shows the knot that shortens it; the rest is hidden in the cup, 10 cm across. It carries shades with an E27 ring and bulbs of up to 15 W.',
      ],
      sv: [
        'Lamphållare, sladd och takkopp i ett. Runa Askeby flätar den svarta bomullen hårt, i sexton trådar, så att sladden hänger i sin egen båge och inte krullar sig som en som har legat ihoprullad.',
        'Häng en skärm rakt ner, eller dra sladden över taket till kroken som följer med. En teckning i kartongen visar knopen som kortar den, och resten göms i koppen, som är 10 cm bred. Upphänget bär skärmar med ring för E27 och ljuskällor upp till 15 W.',
      ],
    },
    details: {
      en: ['Shade ring for E27', 'The cord is shortened in the ceiling cup', 'Hook and screw included'],
      sv: ['Skärmring för E27', 'Sladden kortas i takkoppen', 'Krok och skruv ingår'],
    },
  },
  '1203': {
    lead: {
      en: 'Dusk at the turn of a dial, for lamps that only know on and off.',
      sv: 'Skymning med en vridning, till lampor som bara kan av och på.',
    },
    description: {
      en: [
        'Skymra goes between the plug and the wall socket, so a lamp that has only a switch can be dimmed without an electrician. The first time it is lit the dimmer measures the bulb, and the lowest position is then set just above the point where LED would flicker.',
        'It takes 2 to 60 W of dimmable bulbs at 230 V, remembers its position and is silent. The dial can be turned with one finger; the housing of white polycarbonate weighs 120 grams. It is made for lamps with a plug, as Ekvika has, not for ceiling lamps.',
      ],
      sv: [
        'Skymra sätts mellan stickproppen och vägguttaget, så en lampa som bara har strömbrytare kan dimras utan elektriker. Första gången den tänds mäter dimmern ljuskällan. Det lägsta läget hamnar då strax ovanför den punkt där LED skulle flimra.',
        'Den klarar 2 till 60 W dimbara ljuskällor vid 230 V, minns sitt läge och är ljudlös. Ratten vrids med ett finger. Höljet av vit polykarbonat väger 120 gram. Skymra är till för lampor med stickpropp, som Ekvika, inte för taklampor.',
      ],
    },
    details: {
      en: ['For dimmable bulbs, 2 to 60 W', 'Remembers the last position', 'Silent'],
      sv: ['För dimbara ljuskällor, 2 till 60 W', 'Minns senaste läget', 'Ljudlös'],
    },
  },
}
