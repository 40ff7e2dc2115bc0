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
        'The shape comes from Majken Sundelid’s boathouse, which has a round window: on clear winter afternoons the sun stands in the middle of it for eleven minutes. The ring, 32 cm across, is rolled from one strip of brass and hangs a little askew, so it changes as you walk past. Left bare, it goes from gold to brown. The pendant weighs 2.2 kg and hangs best some 60 cm above the table top.',
      ],
      sv: [
        'Globen blåses i tre skikt, klart, vitt och klart, och är sidenmatt på utsidan. Hela ytan lyser jämnt, lika mycket uppåt som neråt och åt sidorna. Det finns ingen ljus punkt att titta in i, och de som sitter runt bordet ser varandras ansikten utan skuggor.',
        'Formen kommer från Majken Sundelids sjöbod, som har ett runt fönster. Klara vintereftermiddagar står solen mitt i det i elva minuter. Ringen, 32 cm bred, valsas av ett enda mässingsband och sitter en aning snett, så den ändrar sig när du går förbi. Den är obehandlad och går från guld till brunt. Pendeln väger 2,2 kg och hänger bäst ungefär 60 cm över bordsskivan.',
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
        'Black chrome is plated on steel, not painted: a thin, hard layer, dark grey rather than black. By day ring and cap are drawn as lines against the wall. When the globe is lit, the inner edge of the ring catches the light and looks silver. The layer does not darken, and a dry cloth takes off finger marks.',
        'Three layers of opal glass make the light soft and equal in every direction, as in the brass pendant. One lamp suits a round table for two, three in a row a long one. The cord is black textile, 3 m, and the ceiling cup is in black chrome too. We make it in small runs and sell it only here.',
      ],
      sv: [
        'Svartkrom är en plätering på stål, inte en färg: ett tunt och hårt skikt, snarare mörkgrått än svart. I dagsljus är ring och topp ett streck mot väggen. När globen tänds fångar ringens innerkant ljuset och blir silver. Skiktet mörknar inte, och fingeravtryck går bort med en torr trasa.',
        'Tre skikt opalglas gör ljuset mjukt och lika åt alla håll, precis som i mässingspendeln. En lampa passar över ett runt bord för två, tre i rad över ett långt. Sladden är av svart textil, 3 m, och även takkoppen är i svartkrom. Vi tillverkar den i små serier och säljer den bara här.',
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
        'Light from above draws shadows under the eyes and the chin; light from both sides takes them away. So this small Ringholm is meant to hang in pairs, one on each side of the mirror, at the height of a face. The globe is soft enough not to dazzle from a hand’s breadth away.',
        'It reaches 19 cm from the wall, weighs 1.3 kg, and can be turned with the globe up or down. An electrician mounts it.',
        'Where the glass meets the brass there is a seal against splashes (IP44). We tried it for a winter in the shower room at the workshop: the brass went brown, which it does faster in a bathroom, and the seal held.',
      ],
      sv: [
        'Ljus uppifrån ritar skuggor under ögonen och hakan, ljus från båda sidor suddar ut dem. Därför är lilla Ringholm tänkt att hänga parvis, en på var sida om spegeln, i höjd med ansiktet. Globen är mjuk nog att inte blända på en handsbredds avstånd.',
        'Den når 19 cm ut från väggen, väger 1,3 kg och kan vändas med globen uppåt eller neråt. En elektriker monterar den.',
        'Där glaset möter mässingen sitter en packning mot stänk (IP44). Vi provade den en vinter i duschrummet på verkstaden. Mässingen blev brun, vilket går fortare i ett badrum, och packningen höll.',
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
