import type { Words } from '../parts.ts'

export const ceiling: Record<string, Words> = {
  '1014': {
    lead: {
      en: 'A low drum of linen for the table where everything happens.',
      sv: 'En låg trumma av linne, till bordet där allt händer.',
    },
    description: {
      en: [
        'Petra Almskog weaves the cloth herself before it goes to the mill: a loose linen in which some threads are twice as thick as others. When the lamp is lit you can follow them round, as on a map.',
        'A frosted disc closes the drum from below. The light reaches the plates without dazzling anyone at the table, and enough of it goes up to keep the room from feeling like a cave.',
      ],
      sv: [
        'Petra Almskog väver tyget själv innan det går till väveriet: ett glest linne där somliga trådar är dubbelt så tjocka. Med lampan tänd går de att följa runt, som på en karta.',
        'En frostad skiva sluter trumman underifrån. Ljuset når tallrikarna utan att blända den som sitter, och tillräckligt mycket går uppåt för att rummet inte ska bli en grotta.',
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
        'The same cloth as in the Vävsta pendant, sewn around a frame with rolled edges and no glue. It brings an inherited lamp base up to date, or hangs on a cord of its own.',
        'Measure your lamp before you choose. The size guide tells you how.',
      ],
      sv: [
        'Samma tyg som i Vävsta pendel, sytt runt en stomme med rullade kanter och utan lim. Den ger en ärvd fot nytt liv, eller hänger fritt i en egen sladd.',
        'Mät din lampa innan du väljer. I storleksguiden står det hur.',
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
        'Långhed hangs level from two cords and carries everything inside itself: driver, module and a channel of frosted acrylic. All that shows on the ceiling is a small cup.',
        'It is for the long table, the kitchen island and the workbench. Dimmed to a fifth it can stay on after dinner. Sold by us alone.',
      ],
      sv: [
        'Långhed hänger vågrätt i två sladdar och bär allt inom sig: drivdon, modul och en kanal av frostad akryl. I taket syns bara en liten kopp.',
        'Den är gjord för långbordet, köksön och arbetsbänken. Dimrad till en femtedel kan den vara tänd långt efter middagen. Säljs bara av oss.',
      ],
    },
    details: {
      en: [
        'Built-in LED, held by two screws',
        'Dims with ordinary wall dimmers, trailing edge',
        'Height is set at the cords without tools',
      ],
      sv: [
        'Inbyggd LED, fäst med två skruvar',
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
        'Most ceiling lamps for wet rooms look as if the caretaker had ordered them. Hedvig Norrhult wanted one that could hang in the bathroom and the drawing room alike.',
        'The glass is curved so slightly that you see it only when the lamp is off. The light is a shade cooler than our other lamps, for the sake of tiles, towels and razors.',
      ],
      sv: [
        'De flesta plafonder för våtrum ser ut att vara beställda av vaktmästaren. Hedvig Norrhult ville ha en som passar lika bra i badrummet som i finrummet.',
        'Glaset är så svagt kupat att det bara märks när lampan är släckt. Ljuset är en aning svalare än i våra andra lampor, för kaklets, handdukarnas och rakhyvelns skull.',
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
