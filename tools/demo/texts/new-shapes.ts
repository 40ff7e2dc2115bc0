import type { Words } from '../parts.ts'

export const newShapes: Record<string, Words> = {
  '1018': {
    lead: {
      en: 'A pool of light on the wall, six centimetres deep.',
      sv: 'En tjärn av ljus på väggen, sex centimeter djup.',
    },
    description: {
      en: [
        'The disc shines straight out into the room and, more faintly, along the wall around it: 850 lumens at 3000 K. Beside a mirror it lights a face evenly, above a basin it shows the colour of skin as it is (Ra 92), and in a stairwell four in a row stand in for a window.',
        'It is 24 cm across and stands 6 cm out from the wall, or down from a ceiling. The glass covers the rim of powder-coated steel, and the rim covers the screws. Neither needs more than a damp cloth. It weighs 1.3 kg, little enough for most walls; an electrician connects it, and no cable is seen. Sealed against splashes, IP44.',
      ],
      sv: [
        'Skivan lyser rakt ut i rummet och, svagare, längs väggen runt om: 850 lumen i 3000 K. Bredvid en spegel belyser den ansiktet jämnt, ovanför tvättstället visar den hudens färg som den är (Ra 92), och i trapphuset ersätter fyra på rad ett fönster.',
        'Den är 24 cm bred och går 6 cm ut från väggen, eller ner från taket. Glaset döljer ramen av pulverlackerat stål, och ramen döljer skruvarna. Båda klarar sig med en fuktig trasa. Den väger 1,3 kg och sitter säkert på de flesta väggar. En elektriker ansluter den, och ingen sladd syns. Tätad mot stänk, IP44.',
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
        'More than half of the light goes up, onto curtain or ceiling. The rest makes a circle on the table, large enough for a letter and a cup.',
        'When an Ekvika floor lamp has been turned, a short length of fluted oak is left over. Anselm Rydbo saved four crates of them before he agreed to a smaller lamp. He made the shade nearly as tall as it is wide and gave the foot a thicker stone. At 33 cm and 1.9 kg it stands firmly beside a pile of books. The cable is 2 m long, with a switch.',
      ],
      sv: [
        'Mer än hälften av ljuset går uppåt, mot gardin eller tak. Resten blir en cirkel på bordet, stor nog för ett brev och en kopp.',
        'När en Ekvika golvlampa har svarvats blir det en bit räfflad ek över. Anselm Rydbo sparade fyra lådor av dem innan han gick med på en mindre lampa. Skärmen gjorde han nästan lika hög som bred, och foten fick en tjockare sten. Lampan är 33 cm hög, väger 1,9 kg och står stadigt bredvid en bokstapel. Sladden är 2 m lång och har strömbrytare.',
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
        'One globe gives light from one side; three at different heights give it from three. Shadows become soft, and a staircase or a high hall is lit from top to bottom, without a dark floor or a dazzling middle. Over a round table in a bay window, hang them level.',
        'Each globe is mouth-blown opal glass, 16 cm across, in a brass ring of 19 cm, on three metres of black textile cord. All three cords run into one cup in the ceiling, where the heights are set, and there is a single connection for the electrician. The cluster is about 56 cm wide, weighs 4.6 kg, and takes three E14 bulbs.',
      ],
      sv: [
        'En glob ger ljus från ett håll, tre på olika höjd ger det från tre. Skuggorna mjuknar, och en trappa eller en hög hall blir ljus uppifrån och ner, utan mörkt golv och utan bländande mitt. Över det runda bordet i ett burspråk hänger de bäst jämnhöga.',
        'Varje glob är av munblåst opalglas, 16 cm bred, i en mässingsring på 19 cm och med tre meter svart textilsladd. De tre sladdarna går in i samma kopp i taket, där höjderna ställs in, och elektrikern har en enda anslutning att göra. Pendeln är ungefär 56 cm bred, väger 4,6 kg och tar tre ljuskällor med sockel E14.',
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
        'The handle stands up by itself, so the lantern is found and lifted in the dark with one hand. Iver Haugmoen, who builds boats in Risør, bent it like that for exactly this reason; the grip is oak and never feels cold.',
        'At 2200 K the light is close to that of a paraffin flame. Its 180 lumens go out to all sides, enough to see faces by and to find the steps, not to read by. Turn the foot to dim it, and past the click to put it out. The body is cast aluminium, 37 cm with the handle raised, 1.8 kg. Rinse off salt with fresh water. The oak may be oiled once a year.',
      ],
      sv: [
        'Handtaget står upp av sig självt, så lyktan går att hitta och lyfta i mörkret med en hand. Därför har båtbyggaren Iver Haugmoen i Risør bockat det på det sättet. Greppet är av ek och känns aldrig kallt.',
        'Med 2200 K ligger ljuset nära en fotogenlågas. Lyktans 180 lumen går ut åt alla sidor. De räcker för att se varandra och hitta trappstegen, men inte för att läsa. Vrid på foten för att dimra, och förbi klicket för att släcka. Stommen är av gjuten aluminium, 37 cm med handtaget uppe, 1,8 kg. Skölj bort salt med sötvatten. Eken får gärna oljas en gång om året.',
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
      en: [
        'To change the glass, switch off the current, hold it with both hands and turn it by a quarter. Look at the seal before the new one goes on: it must lie flat and be undamaged, or the lamp no longer stands splashes. If there is only paint on the old one, a razor blade held flat may save it.',
        'The glass is opal, with its bayonet ring, for the ceiling lamp of 35 cm: 34.2 cm across, 6.2 cm deep, 0.9 kg.',
      ],
      sv: [
        'Så byter du: bryt strömmen, håll om glaset med båda händerna och vrid ett kvarts varv. Titta på packningen innan det nya sätts på. Den ska ligga slätt och vara hel, annars tål lampan inte längre stänk. Är det bara färg på det gamla kan ett rakblad, hållet platt, rädda det.',
        'Opalglas med bajonettring, till plafonden på 35 cm: 34,2 cm brett, 6,2 cm djupt, 0,9 kg.',
      ],
    },
    details: {
      en: ['Fits every 35 cm ceiling lamp ever made', 'Does not fit the wall lamp'],
      sv: ['Passar alla årgångar av plafonden på 35 cm', 'Passar inte vägglampan'],
    },
  },
}
