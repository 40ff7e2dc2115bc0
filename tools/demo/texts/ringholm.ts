import type { Words } from '../parts.ts'

export const ringholm: Record<string, Words> = {
  '1008': {
    lead: {
      en: 'A globe of opal glass, and a thin ring to keep it company.',
      sv: 'En glob av opalglas, och en tunn ring som håller den sällskap.',
    },
    description: {
      en: [
        'Majken Sundelid’s boathouse has a round window, and on clear winter afternoons the sun stands in the middle of it for eleven minutes. Ringholm is a drawing of those minutes.',
        'The glass is blown in three layers, clear, white, clear, so that the whole globe shines evenly and the bulb cannot be seen. The ring is rolled from one strip of brass and set a little askew, which makes it change as you walk past.',
      ],
      sv: [
        'Majken Sundelids sjöbod har ett runt fönster. Klara vintereftermiddagar står solen mitt i det i elva minuter, och Ringholm är en bild av de minuterna.',
        'Glaset blåses i tre skikt, klart, vitt, klart, så att hela globen lyser jämnt och ljuskällan inte syns. Ringen är valsad av ett enda mässingsband och sitter en aning snett, så den ändrar sig när du går förbi.',
      ],
    },
    details: {
      en: [
        'Mouth-blown glass, satin on the outside',
        'Three metres of textile cord, shortened in the ceiling cup',
        'Ceiling cup in brass included',
        'The globe is sold on its own as a spare part',
      ],
      sv: [
        'Munblåst glas med sidenmatt utsida',
        'Tre meter textilsladd som kortas i takkoppen',
        'Takkopp i mässing ingår',
        'Globen finns som reservdel',
      ],
    },
  },
  '1024': {
    lead: {
      en: 'The ring drawn in ink: Ringholm in black chrome, only from us.',
      sv: 'Ringen ritad med tusch: Ringholm i svartkrom, bara hos oss.',
    },
    description: {
      en: [
        'Black chrome is darker than steel and livelier than paint. In daylight the ring is a line against the wall; when the globe is lit, its inner edge catches the light and looks drawn in silver.',
        'Made in small runs, and not sold by other shops.',
      ],
      sv: [
        'Svartkrom är mörkare än stål och mer levande än lack. I dagsljus är ringen ett streck mot väggen. När globen tänds fångar innerkanten ljuset och ser ut att vara dragen i silver.',
        'Den tillverkas i små serier och säljs inte av andra butiker.',
      ],
    },
    details: {
      en: [
        'Mouth-blown glass, satin on the outside',
        'Three metres of textile cord',
        'Ceiling cup in black chrome included',
      ],
      sv: ['Munblåst glas med sidenmatt utsida', 'Tre meter textilsladd', 'Takkopp i svartkrom ingår'],
    },
  },
  '1009': {
    lead: {
      en: 'The same globe for rooms where a pendant would meet your forehead.',
      sv: 'Samma glob, för rum där en pendel skulle möta pannan.',
    },
    description: {
      en: [
        'A short brass neck holds the globe just below the ceiling. It lights halls, landings and kitchens all the way into the corners, and throws a soft ring on the ceiling above it.',
      ],
      sv: [
        'En kort hals av mässing håller globen strax under taket. Den lyser upp hallar, trapphus och kök ända ut i hörnen, och lägger en mjuk ring av ljus i taket ovanför.',
      ],
    },
    details: {
      en: [
        'For ceilings from 2.2 m',
        'The globe unscrews by hand to change the bulb',
        'Takes the same spare globe as the pendant',
      ],
      sv: [
        'För takhöjder från 2,2 m',
        'Globen vrids loss för hand när ljuskällan ska bytas',
        'Samma reservglob som till pendeln',
      ],
    },
  },
  '1010': {
    lead: {
      en: 'One on each side of the mirror, and nobody looks tired.',
      sv: 'En på var sida om spegeln, så ser ingen trött ut.',
    },
    description: {
      en: [
        'Light from above draws shadows under the eyes. Light from both sides takes them away. The small Ringholm is made to sit at face height, and is sealed against splashes where the glass meets the brass.',
        'We tested it for a winter in the shower room at the workshop. The brass turned beautifully brown. The seal held.',
      ],
      sv: [
        'Ljus uppifrån ritar skuggor under ögonen, ljus från båda sidor suddar ut dem. Lilla Ringholm ska sitta i ansiktshöjd och är tätad mot stänk där glaset möter mässingen.',
        'Vi provade den en vinter i duschrummet på verkstaden. Mässingen blev vackert brun. Packningen höll.',
      ],
    },
    details: {
      en: [
        'IP44: may sit beside the basin',
        'Mounted with the globe up or down',
        'For fixed installation by an electrician',
      ],
      sv: [
        'IP44: får sitta vid tvättstället',
        'Monteras med globen uppåt eller neråt',
        'För fast installation av elektriker',
      ],
    },
  },
  '1303': {
    lead: {
      en: 'For the day the ladder slipped. It fits the pendant and the ceiling lamp.',
      sv: 'För dagen då stegen gled. Passar pendeln och taklampan.',
    },
    description: {
      en: [
        'A 26 cm globe in three-layer opal glass, from the same moulds as the first. It fits the Ringholm pendant and ceiling lamp in every finish.',
      ],
      sv: [
        'En glob på 26 cm av opalglas i tre skikt, från samma formar som den första. Den passar Ringholm pendel och taklampa i alla utföranden.',
      ],
    },
    details: {
      en: ['Mouth-blown; small bubbles are part of it', 'Does not fit the bathroom lamp'],
      sv: ['Munblåst; små bubblor hör till', 'Passar inte badrumslampan'],
    },
  },
}
