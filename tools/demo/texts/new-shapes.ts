import type { Words } from '../parts.ts'

export const newShapes: Record<string, Words> = {
  '1018': {
    lead: {
      en: 'A pool of light on the wall, six centimetres deep.',
      sv: 'En tjärn av ljus på väggen, sex centimeter djup.',
    },
    description: {
      en: [
        'Hedvig Norrhult drew the ceiling lamp first and then asked what a smaller one could do that the large one could not. It can sit beside a mirror, in a stairwell, above a basin, in a row of four.',
        'The glass hides the rim and the rim hides the screws. All you see is the disc.',
      ],
      sv: [
        'Hedvig Norrhult ritade plafonden först och frågade sig sedan vad en mindre kunde som den stora inte kunde. Den kan sitta bredvid en spegel, i ett trapphus, ovanför tvättstället, fyra på rad.',
        'Glaset döljer ramen och ramen döljer skruvarna. Det enda som syns är skivan.',
      ],
    },
    details: {
      en: ['IP44: may sit beside the basin', 'Built-in LED that can be replaced', 'For wall or ceiling'],
      sv: ['IP44: får sitta vid tvättstället', 'Inbyggd LED som går att byta', 'För vägg eller tak'],
    },
  },
  '1026': {
    lead: {
      en: 'Ekvika for the windowsill, the bedside table and the end of the bookshelf.',
      sv: 'Ekvika för fönsterbrädan, nattduksbordet och bokhyllans gavel.',
    },
    description: {
      en: [
        'Anselm Rydbo refused to make it smaller for two years. The column is cut from the ends that are left when the floor lamp is turned, and there were by then four crates of them.',
        'So he made the shade nearly as tall as it is wide, gave the base a thicker stone, and had a lamp that holds its own beside a stack of books.',
      ],
      sv: [
        'I två år vägrade Anselm Rydbo att göra den mindre. Pelaren kapas ur bitarna som blir över när golvlampan svarvas, och till slut stod det fyra lådor av dem.',
        'Då gjorde han skärmen nästan lika hög som bred, gav foten en tjockare sten och fick en lampa som hävdar sig bredvid en bokstapel.',
      ],
    },
    details: {
      en: [
        'The oak is left over from the floor lamp',
        'Shade of 52 pleats, sewn and not glued',
        'Felt under the base, kind to painted sills',
      ],
      sv: [
        'Eken är spill från golvlampan',
        'Skärm med 52 veck, sydd och inte limmad',
        'Filt under foten, snäll mot målade fönsterbrädor',
      ],
    },
  },
  '1027': {
    lead: {
      en: 'Three small suns, and none of them in anyone’s eyes.',
      sv: 'Tre små solar, och ingen av dem i ögonen.',
    },
    description: {
      en: [
        'For stairs, for high halls, for the round table in the bay window. Each globe hangs on its own cord from a shared brass cup, and you decide the heights: in a spiral, level, or as the picture shows.',
        'With one bulb in each globe the light comes from three sides. Shadows become soft, and faces look rested.',
      ],
      sv: [
        'Till trappan, den höga hallen, det runda bordet i burspråket. Globerna hänger i varsin sladd från en gemensam kopp av mässing, och höjderna väljer du: i spiral, på rad eller som på bilden.',
        'Med en ljuskälla i varje glob kommer ljuset från tre håll. Skuggorna mjuknar och ansikten ser utvilade ut.',
      ],
    },
    details: {
      en: [
        'Mouth-blown globes, 16 cm, in rings of 19 cm',
        'Three metres of textile cord for each, shortened in the cup',
        'One connection in the ceiling',
      ],
      sv: [
        'Munblåsta glober, 16 cm, i ringar på 19 cm',
        'Tre meter textilsladd till varje, kortas i koppen',
        'En enda anslutning i taket',
      ],
    },
  },
  '1031': {
    lead: {
      en: 'Take it down to the jetty and leave the phone indoors.',
      sv: 'Ta med den ner till bryggan och lämna telefonen inne.',
    },
    description: {
      en: [
        'Iver Haugmoen took the Grindö lantern from the wall, gave it feet, and bent a handle that stands up by itself, so that you find it in the dark. The grip is oak, and never cold.',
        'At 2200 K it is close to a paraffin flame. Turn the base to dim it; turn it past the click and it is off.',
      ],
      sv: [
        'Iver Haugmoen plockade ner Grindölyktan från väggen, gav den fötter och bockade ett handtag som står upp av sig självt så att man hittar det i mörkret. Greppet är av ek och aldrig kallt.',
        'Med 2200 K ligger ljuset nära en fotogenlåga. Vrid på foten för att dimra, vrid förbi klicket och den är släckt.',
      ],
    },
    details: {
      en: [
        'IP44: rain is fine, a swim is not',
        'Six hours at full strength, forty at the lowest',
        'Charges in four hours by USB-C, under a rubber lid',
      ],
      sv: [
        'IP44: tål regn men inte ett dopp',
        'Sex timmar på full styrka, fyrtio på lägsta',
        'Laddas på fyra timmar med USB-C, under ett gummilock',
      ],
    },
  },
  '1304': {
    lead: {
      en: 'For those who painted the ceiling without covering the lamp.',
      sv: 'Glaset för den som målade taket utan att täcka lampan.',
    },
    description: {
      en: ['The opal glass of the Tjärna ceiling lamp, with its bayonet ring. It fits by hand, with a quarter turn.'],
      sv: ['Opalglaset till Tjärna plafond, med sin bajonettring. Det vrids fast för hand, ett kvarts varv.'],
    },
    details: {
      en: ['Fits every 35 cm ceiling lamp ever made', 'Does not fit the wall lamp'],
      sv: ['Passar alla årgångar av plafonden på 35 cm', 'Passar inte vägglampan'],
    },
  },
}
