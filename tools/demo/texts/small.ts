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
        'Gives about as much light as an old 60 W bulb, evenly in all directions. It is the one that lights the large shades at the workshop, and the one we send with lamps on loan.',
      ],
      sv: [
        'Lyser ungefär som en gammal 60-wattslampa, jämnt åt alla håll. Det är den som lyser i verkstadens stora skärmar, och den som följer med när vi lånar ut.',
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
        'A drop-shaped opal bulb with the narrow screw cap. The light is warm and soft, like that of an old 40 W bulb.',
      ],
      sv: ['En klotformad opal ljuskälla med smal gänga. Ljuset är varmt och mjukt, som från en gammal 40-wattslampa.'],
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
        'Clear glass around long straight filaments. At 2200 K the light is nearly that of a candle, so use it where you want to linger, not where you want to read.',
      ],
      sv: [
        'Klarglas runt långa, raka trådar. Med 2200 K är ljuset nästan som från ett stearinljus. Använd den där du vill bli sittande, inte där du ska läsa.',
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
        'Slightly cooler than the others at 3000 K, which suits desks and worktops. The pear shape fits inside cones where a globe will not go.',
      ],
      sv: [
        'Med 3000 K är den lite svalare än de andra, vilket passar skrivbordet och köksbänken. Päronformen får plats i koner där en glob inte går in.',
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
        'Lampholder, cord and ceiling cup in one. Hang a shade from it straight down, or lead it across the ceiling to the hook supplied.',
      ],
      sv: [
        'Lamphållare, sladd och takkopp i ett. Häng en skärm rakt ner, eller dra sladden över taket till kroken som följer med.',
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
        'Goes between the plug and the socket and gets to know the bulb the first time it is lit, so that the light does not flicker at its lowest. Made for LED, and for wall sockets with 230 V.',
      ],
      sv: [
        'Sätts mellan stickproppen och uttaget och lär känna ljuskällan första gången den tänds, så att den inte flimrar på lägsta läget. Gjord för LED och 230 V.',
      ],
    },
    details: {
      en: ['For dimmable bulbs, 2 to 60 W', 'Remembers the last position', 'Silent'],
      sv: ['För dimbara ljuskällor, 2 till 60 W', 'Minns senaste läget', 'Ljudlös'],
    },
  },
}
