import type { Words } from '../parts.ts'

export const ringholm: Record<string, Words> = {
  '1008': {
    lead: {
      en: 'A globe of opal glass, and a thin ring to keep it company.',
      sv: 'En glob av opalglas, och en tunn ring som håller den sällskap.',
    },
    description: {
      en: [
        'The globe is blown in three layers, clear, white and clear, and satin on the outside. It shines evenly all over, as much upwards as down and to the sides. There is no bright point to look into, and those who sit around the table see each other’s faces without shadows.',
        'The shape comes from Majken Sundelid’s boathouse, which has a round window: on clear winter afternoons the sun stands in the middle of it for eleven minutes. The ring, 32 cm across, is rolled from one strip of brass and hangs a little askew, so it changes as you walk past. It weighs 2.2 kg, and hangs best about 60 cm above the table top. The brass is left bare and goes from gold to brown; the glass stays as it is.',
      ],
      sv: [
        'Globen blåses i tre skikt, klart, vitt och klart, och är sidenmatt på utsidan. Hela ytan lyser jämnt, lika mycket uppåt, neråt och åt sidorna. Det finns ingen ljus punkt att titta in i, och de som sitter runt bordet ser varandras ansikten utan skuggor.',
        'Formen kommer från Majken Sundelids sjöbod, som har ett runt fönster. Klara vintereftermiddagar står solen mitt i det i elva minuter. Ringen, 32 cm bred, valsas av ett enda mässingsband och sitter en aning snett, så den ändrar sig när du går förbi. Pendeln väger 2,2 kg och hänger bäst ungefär 60 cm över bordsskivan. Mässingen är obehandlad och går från guld till brunt, medan glaset förblir som det är.',
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
        'Black chrome is plated on steel, not painted: a thin, hard layer, dark grey rather than black. By day ring and cap are drawn as lines against the wall. When the globe is lit, the inner edge of the ring catches the light and looks silver. It does not darken, and a dry cloth takes off finger marks.',
        'The light is the same as from the brass pendant, soft and equal in every direction, through three layers of opal glass. The lamp suits a round table for two as well as a row of three over a long one. It hangs from a black textile cord of 3 m and a ceiling cup in black chrome, and weighs 2.2 kg. We make it in small runs and sell it only here.',
      ],
      sv: [
        'Svartkrom är en plätering på stål, inte en färg: ett tunt och hårt skikt, snarare mörkgrått än svart. I dagsljus är ring och topp ett streck mot väggen. När globen tänds fångar ringens innerkant ljuset och blir silver. Ytan mörknar inte, och fingeravtryck går bort med en torr trasa.',
        'Ljuset är detsamma som från pendeln i mässing, mjukt och lika åt alla håll, genom tre skikt opalglas. Lampan passar över ett runt bord för två, och tre i rad över ett långt. Den hänger i en svart textilsladd på 3 m med takkopp i svartkrom och väger 2,2 kg. Vi tillverkar den i små serier och säljer den bara här.',
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
        'In halls, landings and kitchens with a ceiling from 2.2 m the globe hangs high enough to walk under: the lamp is 33 cm from top to bottom. A short brass neck holds it, and the cup around the neck has a beaded lip.',
        'The light is even all round. It reaches into the corners and up onto the ceiling, where it lies as a soft ring. In a kitchen the worktop needs a light of its own. Out of reach of hands, the brass darkens slowly and evenly. The lamp weighs 2 kg and takes an E27 bulb, which is not included.',
      ],
      sv: [
        'I hallar, trapphus och kök med takhöjd från 2,2 m hänger globen så högt att man går fritt under den: lampan mäter 33 cm uppifrån och ner. Den bärs av en kort hals i mässing, och koppen runt halsen har en pärlkant.',
        'Ljuset är jämnt runt om. Det når ut i hörnen och upp i taket, där det lägger sig som en mjuk ring. I köket behöver arbetsbänken ett eget ljus. Utom räckhåll för händer mörknar mässingen långsamt och jämnt. Lampan väger 2 kg och tar en ljuskälla med sockel E27, som inte ingår.',
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
        'Light from above draws shadows under the eyes and the chin; light from both sides takes them away. So this small Ringholm is meant to hang in pairs, one on each side of the mirror, at the height of a face. The globe is all light and no glare, even from a hand’s breadth away.',
        'Where the glass meets the brass there is a seal against splashes, and the lamp may hang beside a basin (IP44). We tried it for a winter in the shower room at the workshop: the brass went brown, which it does faster in a bathroom, and the seal held. It reaches 19 cm from the wall, weighs 1.3 kg and can be mounted with the globe up or down, by an electrician.',
      ],
      sv: [
        'Ljus uppifrån ritar skuggor under ögonen och hakan, ljus från båda sidor suddar ut dem. Därför är lilla Ringholm tänkt att hänga parvis, en på var sida om spegeln, i höjd med ansiktet. Globen lyser mjukt och bländar inte ens på en handsbredds avstånd.',
        'Där glaset möter mässingen sitter en packning mot stänk, och lampan får hänga vid tvättstället (IP44). Vi provade den en vinter i duschrummet på verkstaden. Mässingen blev brun, vilket går fortare i ett badrum, och packningen höll. Lampan når 19 cm ut från väggen, väger 1,3 kg och kan monteras med globen uppåt eller neråt, av en elektriker.',
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
        'One globe, 26 cm across and 1.1 kg, for the Ringholm pendant in brass or black chrome and for the ceiling lamp. It is blown in three layers in the same moulds as the first ones, and a small bubble here and there is part of it.',
        'Let the bulb cool, support the globe from below with one hand and turn with the other. Opal glass neither yellows nor fades, so the new globe has the same white as its neighbours once those are washed: lukewarm water and a little washing-up liquid are enough.',
      ],
      sv: [
        'En glob på 26 cm och 1,1 kg, till Ringholm pendel i mässing eller svartkrom och till taklampan. Den blåses i tre skikt i samma formar som de första, och en liten bubbla här och var hör till.',
        'Låt ljuskällan svalna, stöd globen underifrån med ena handen och vrid med den andra. Opalglas varken gulnar eller bleknar, så den nya globen blir lika vit som grannarna när de har diskats. Det räcker med ljummet vatten och lite diskmedel.',
      ],
    },
    details: {
      en: ['Mouth-blown; small bubbles are part of it', 'Does not fit the bathroom lamp'],
      sv: ['Munblåst; små bubblor hör till', 'Passar inte badrumslampan'],
    },
  },
}
