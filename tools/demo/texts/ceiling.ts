import type { Words } from '../parts.ts'

export const ceiling: Record<string, Words> = {
  '1014': {
    lead: {
      en: 'A low drum of linen for the table where everything happens.',
      sv: 'En låg trumma av linne, till bordet där allt händer.',
    },
    description: {
      en: [
        'The drum gives two kinds of light. About a third goes down, through a frosted disc that hides the bulb. The rest goes up to the ceiling and back into the room.',
        'Petra Almskog wove the first metres of the cloth herself, a loose linen in which some threads are twice as thick.',
      ],
      sv: [
        'Trumman ger två sorters ljus. Ungefär en tredjedel går neråt, genom en frostad skiva som döljer ljuskällan. Resten går upp i taket och tillbaka ut i rummet.',
        'Petra Almskog vävde de första metrarna själv, ett glest linne där somliga trådar är dubbelt så tjocka.',
      ],
    },
    details: {
      en: [
        'Two sizes, the same height',
        'Undyed linen from Hälsingland',
        'The diffuser is lifted out to change the bulb',
      ],
      sv: [
        'Två storlekar, samma höjd',
        'Oblekt linne från Hälsingland',
        'Avbländaren lyfts ur när ljuskällan ska bytas',
      ],
    },
  },
  '1015': {
    lead: {
      en: 'A straight shade in living linen, for a lamp you already have.',
      sv: 'En rak skärm i levande linne, till en lampa du redan har.',
    },
    description: {
      en: [
        'A straight cylinder of the same linen as the Vävsta pendant, sewn around a steel frame with rolled edges and no glue. The light comes out above and below, and softly through the cloth, which shows its thick and thin threads.',
        'Choose a width about equal to the height of the lamp base. The smallest, 20 cm tall, suits a bedside table; the largest, 26 cm, a tall base in the living room, or it can hang alone from a Tvinna cord over a small table. It fits E27 lampholders with a shade ring, and takes bulbs of up to 15 W. Linen yellows slowly and evenly, and is cleaned with a brush, not with water.',
      ],
      sv: [
        'En rak cylinder av samma linne som i Vävsta pendel, sydd runt en stålstomme med rullade kanter och utan lim. Ljuset går ut uppåt och neråt, och mjukt genom tyget, där de tjocka och tunna trådarna syns.',
        'Välj en skärm som är ungefär lika bred som lampfoten är hög. Den minsta, 20 cm hög, passar på nattduksbordet. Den största, 26 cm, passar till en hög fot i vardagsrummet, eller får hänga fritt i ett sladdupphäng som Tvinna över ett litet bord. Skärmen är till E27-hållare med skärmring och ljuskällor upp till 15 W. Linnet gulnar långsamt och jämnt. Det rengörs med borste, inte med vatten.',
      ],
    },
    details: {
      en: ['Three sizes', 'Fits E27 lampholders with a shade ring', 'Brush it clean with a soft clothes brush'],
      sv: ['Tre storlekar', 'Passar E27-hållare med skärmring', 'Borstas ren med en mjuk klädborste'],
    },
  },
  '1016': {
    lead: {
      en: 'A hundred and twenty centimetres of even light, from a beam no taller than a playing card is wide.',
      sv: 'Hundratjugo centimeter jämnt ljus, ur en balk som inte är högre än ett spelkort är brett.',
    },
    description: {
      en: [
        'Over a long table, a kitchen island or a workbench one lamp is enough from end to end. The beam gives 2,350 lumens at 2700 K, about as much as three old 60 W bulbs. Nine tenths of it go down, through a channel of frosted acrylic in which no single diode can be seen; the rest lies as a pale strip on the ceiling. Dimmed to a fifth it can stay on after dinner.',
        'Driver and light module are inside the beam, and the ceiling has only a small cup. It weighs 2.9 kg and hangs from two thin cords of 2.5 m, by which it is also made level. Anodised aluminium does not change with age, and is wiped dry. Sold by us alone.',
      ],
      sv: [
        'Över ett långbord, en köksö eller en arbetsbänk räcker en lampa från ände till ände. Balken ger 2\u00a0350 lumen i 2700 K, ungefär som tre gamla 60-wattslampor. Nio tiondelar går neråt, genom en kanal av frostad akryl där ingen enskild diod syns. Resten ligger som ett blekt stråk i taket. Dimrad till en femtedel kan den vara tänd långt efter middagen.',
        'Drivdon och ljusmodul sitter inne i balken, och i taket syns bara en liten kopp. Den väger 2,9 kg och hänger i två tunna sladdar på 2,5 m, som den också ställs vågrätt med. Eloxerad aluminium förändras inte med åren och torkas av torrt. Säljs bara av oss.',
      ],
    },
    details: {
      en: [
        'Built-in LED module, held by clips',
        'Dims with ordinary wall dimmers, trailing edge',
        'Height is set at the cords without tools',
      ],
      sv: [
        'Inbyggd LED-modul, fäst med klämmor',
        'Dimras med vanlig väggdimmer, bakkant',
        'Höjden ställs in på sladdarna utan verktyg',
      ],
    },
  },
  '1017': {
    lead: {
      en: 'A disc of opal glass, as still as a forest pool.',
      sv: 'En skiva opalglas, blank som en skogstjärn.',
    },
    description: {
      en: [
        'At 7.5 cm Tjärna is shallow enough for a low bathroom, and with its seal against splashes (IP44) it may hang there, or in an open porch. It is just as much at home in a hall or a drawing room.',
        'Nearly all of its 1,600 lumens go down and out to the walls, evenly over the whole disc. At 3000 K the light is a shade cooler than that of our other lamps, for the sake of tiles, towels and razors, and it shows colours truly (Ra 92). The opal glass is so slightly curved that you see it only when the lamp is off. It twists into place, and makes up 0.9 of the lamp’s 2.4 kg. Wipe it damp in spring and autumn.',
      ],
      sv: [
        'Med sina 7,5 cm är Tjärna låg nog för ett badrum med lågt i tak. Den är tätad mot stänk (IP44) och får hänga där, eller på en öppen förstukvist. Den passar lika bra i hallen och i finrummet.',
        'Nästan alla 1\u00a0600 lumen går neråt och ut mot väggarna, jämnt från hela skivan. Med 3000 K är ljuset en aning svalare än i våra andra lampor, för kaklets, handdukarnas och rakhyvelns skull, och färger återges sant (Ra 92). Opalglaset är så svagt kupat att det bara märks när lampan är släckt. Det vrids fast och väger 0,9 av lampans 2,4 kg. Torka det fuktigt vår och höst.',
      ],
    },
    details: {
      en: [
        'IP44: for bathrooms and porches',
        'Built-in LED that can be replaced',
        'The glass twists into place: no visible screws',
      ],
      sv: [
        'IP44: för badrum och förstukvist',
        'Inbyggd LED som går att byta',
        'Glaset vrids fast, inga synliga skruvar',
      ],
    },
  },
}
