import type { Words } from '../parts.ts'

export const murla: Record<string, Words> = {
  '1001': {
    lead: {
      en: 'A small lamp that goes where you go, in brass that remembers where it has been.',
      sv: 'En liten lampa som följer med dit du går, i mässing som minns var den har varit.',
    },
    description: {
      en: [
        'Ylva Torsmark drew Murla after a summer without electricity in a cottage outside Västervik: a lamp to set down between the plates, and to take along when someone goes out. The stem fits a closed hand. At 1.6 kg it is easy to carry and hard to knock over.',
        'Nearly all of its 320 lumens fall on the table, in a circle about a metre across. The dome hides the source from anyone sitting down, and of the opal glass only a narrow strip shows. The brass is spun in a village near our workshop and left bare. It darkens with the years, unevenly, and first where hands have been.',
      ],
      sv: [
        'Ylva Torsmark ritade Murla efter en sommar utan el i en stuga utanför Västervik: en lampa att ställa mellan tallrikarna, och att ta med när någon går ut. Skaftet ryms i en knuten hand. Med sina 1,6 kg är den lätt att bära och svår att välta.',
        'Så gott som alla 320 lumen hamnar på bordet, i en cirkel som är ungefär en meter bred. Kupan döljer ljuskällan för den som sitter, och av opalglaset syns bara en smal rand. Mässingen trycksvarvas i grannbyn och lämnas obehandlad. Den mörknar med åren, ojämnt, och först där händerna har varit.',
      ],
    },
    details: {
      en: [
        'Five hours at full strength, about thirty at the lowest step',
        'Touch the knob on top to light and dim',
        'Charges in three hours by USB-C; the cable is included',
        'Glass and battery are changed without tools, the light module with a screwdriver',
      ],
      sv: [
        'Fem timmar på full styrka, ungefär trettio på lägsta',
        'Tänds och dimras med ett tryck på knoppen',
        'Laddas på tre timmar med USB-C, sladden följer med',
        'Glas och batteri byts utan verktyg, ljusmodulen med en skruvmejsel',
      ],
    },
  },
  '1002': {
    lead: {
      en: 'The portable Murla in the red of barns, boathouses and old ships’ hulls.',
      sv: 'Den portabla Murla i samma röda som lador, sjöbodar och gamla skrov.',
    },
    description: {
      en: [
        'In the morning the oxide red is almost brown; in the lamp’s own light it is warm and clear. It is powder-coated on steel, and collar and knob are turned from solid brass, which slowly darkens beside it.',
        'Put it on a dinner table for four, or by the bed, where the lowest of three steps is enough to find a glass of water. The light goes down and outwards, not into your eyes.',
      ],
      sv: [
        'På morgonen är den oxidröda färgen nästan brun, i lampans eget sken varm och klar. Den är pulverlackerad på stål, och krage och knopp är av massiv mässing som sakta mörknar bredvid.',
        'Ställ den på ett matbord för fyra, eller vid sängen, där det lägsta av tre steg räcker för att hitta vattenglaset. Ljuset går neråt och utåt, inte i ögonen.',
      ],
    },
    details: {
      en: [
        'Five hours at full strength, about thirty at the lowest step',
        'Touch the knob on top to light and dim',
        'Charges in three hours by USB-C; the cable is included',
        'Indoors, or outdoors in dry weather',
      ],
      sv: [
        'Fem timmar på full styrka, ungefär trettio på lägsta',
        'Tänds och dimras med ett tryck på knoppen',
        'Laddas på tre timmar med USB-C, sladden följer med',
        'Inomhus, eller utomhus i torrt väder',
      ],
    },
  },
  '1003': {
    lead: {
      en: 'Murla at its quietest: a white lamp on a white sill, until it gets dark.',
      sv: 'Murla när den är som tystast: en vit lampa på en vit fönsterbräda, ända tills det blir mörkt.',
    },
    description: {
      en: [
        'At full strength the lamp gives 320 lumens, rather less than an old 40 W bulb, at a warm 2700 K. A touch of the knob takes it to the next of three steps. The light spreads below the dome and stops at its rim: in a dark room the table is bright, while the walls stay dim.',
        'On a painted windowsill the chalk white hardly shows by day. The steel is powder-coated, and fingerprints come off with a damp cloth; only the collar and the knob, which are of brass, change over the years. If the coating should chip, a new dome can be ordered on its own. The charging cable in the box is white, like the lamp.',
      ],
      sv: [
        'På full styrka ger lampan 320 lumen, lite mindre än en gammal 40-wattslampa, i varma 2700 K. Varje tryck på knoppen tar den ett steg vidare, av tre. Ljuset breder ut sig under kupan och slutar vid kanten. I ett mörkt rum blir bordet ljust, medan väggarna förblir dunkla.',
        'På en målad fönsterbräda märks det kritvita knappt om dagen. Stålet är pulverlackerat, och fingeravtryck går bort med en fuktig trasa. Det enda som förändras med åren är krage och knopp, som är av mässing. Skulle lacken flagna går kupan att beställa för sig. Laddsladden i kartongen är vit som lampan.',
      ],
    },
    details: {
      en: [
        'Five hours at full strength, about thirty at the lowest step',
        'Touch the knob on top to light and dim',
        'Charges in three hours by USB-C; the cable is included',
      ],
      sv: [
        'Fem timmar på full styrka, ungefär trettio på lägsta',
        'Tänds och dimras med ett tryck på knoppen',
        'Laddas på tre timmar med USB-C, sladden följer med',
      ],
    },
  },
  '1004': {
    lead: {
      en: 'The portable lamp has grown up, and found a place of its own.',
      sv: 'Den portabla har vuxit upp och skaffat en egen plats.',
    },
    description: {
      en: [
        'This is Murla for the console in the hall, the sideboard and the deep windowsill: 48 cm tall, 34 cm wide and meant to stay where it is. Two bulbs side by side under the dome light a pool about a metre and a half across. Hardly any light goes upwards, so the ceiling stays dark. If the whole room is to be bright, another lamp is needed.',
        'It weighs 3.4 kg, and the foot is heavy enough to lean a book against. The steel is powder-coated in black; collar and knob are bare brass. The dimmer sits on the textile cable, where the hand finds it in the dark. Bulbs are not included: it takes two with the small cap, E14.',
      ],
      sv: [
        'Det här är Murla för hallbordet, skänken och den djupa fönsternischen: 48 cm hög, 34 cm bred och tänkt att stå kvar. Två ljuskällor sida vid sida under kupan ger en ö av ljus på ungefär en och en halv meter. Nästan inget ljus går uppåt, så taket förblir mörkt. Ska hela rummet bli ljust behövs en lampa till.',
        'Den väger 3,4 kg, och foten är så tung att en bok kan lutas mot den. Stålet är pulverlackerat i svart, krage och knopp är av obehandlad mässing. Dimmern sitter på textilsladden, där handen hittar den i mörkret. Ljuskällor ingår inte: det behövs två med liten sockel, E14.',
      ],
    },
    details: {
      en: [
        'Two bulbs, E14, at most 6 W each',
        'Dimmer on the textile cable',
        'Dome, glass and stem come apart at the brass collar',
      ],
      sv: [
        'Två ljuskällor, E14, högst 6 W vardera',
        'Dimmer på textilsladden',
        'Kupa, glas och fot tas isär vid mässingskragen',
      ],
    },
  },
  '1201': {
    lead: {
      en: 'Put the lamp down and it charges. That is all.',
      sv: 'Ställ ner lampan så laddas den. Det är allt.',
    },
    description: {
      en: [
        'A round slice of oak, 13 cm across and 12 mm thick, oiled on top and lined with felt underneath. Set any portable Murla on it and charging begins by itself, through the foot, whichever way the lamp is turned. Put the base where the lamp ends up anyway, by the front door or at the end of the sideboard.',
        'The textile cable is black, 1.5 m long, and has a USB-C plug. A charger of 10 W, like that of most phones, is not in the box. The oak darkens a little in the sun. A ring from a cup goes with fine sandpaper and a drop of oil.',
      ],
      sv: [
        'En rund skiva ek, 13 cm bred och 12 mm tjock, oljad på ovansidan och med filt under. Ställ vilken portabel Murla som helst på den så börjar laddningen av sig själv, genom foten och oavsett hur lampan är vriden. Lägg plattan där lampan ändå brukar hamna, vid ytterdörren eller längst ut på skänken.',
        'Textilsladden är svart, 1,5 m lång och har USB-C-kontakt. En laddare på 10 W, som den till de flesta telefoner, ingår inte. Eken mörknar lite i solen. Ringar efter koppar tar du bort med fint sandpapper och en droppe olja.',
      ],
    },
    details: {
      en: ['Fits all portable Murla lamps', 'USB-C, 10 W; the charger is not included', 'Textile cable, 1.5 m'],
      sv: ['Passar alla portabla Murla', 'USB-C, 10 W; laddare ingår inte', 'Textilsladd, 1,5 m'],
    },
  },
  '1301': {
    lead: {
      en: 'A new battery for an old friend. It fits every portable Murla.',
      sv: 'Ett nytt batteri till en gammal vän. Passar alla portabla Murla.',
    },
    description: {
      en: [
        'It is time for a new battery when the lamp no longer lasts the evening. That tends to take some five hundred charges, after which the old one holds about four fifths of what it did. This one is lithium-ion, 18 Wh, for the portable Murla in brass, oxide red, chalk white and moss green.',
        'Switch the lamp off, pull out the cable and unscrew the brass collar by hand. The glass lifts off, and the battery comes out by its ribbon. Put the new one in with plus up.',
      ],
      sv: [
        'Det är dags att byta batteri när lampan inte längre räcker kvällen ut. Det brukar dröja ungefär femhundra laddningar, och då rymmer det gamla fyra femtedelar av vad det gjorde som nytt. Det här är ett litiumjonbatteri på 18 Wh, till den portabla Murla i mässing, oxidrött, kritvitt och mossgrönt.',
        'Släck lampan, dra ur sladden och skruva loss mässingskragen för hand. Glaset lyfts av, och batteriet dras ut i sitt band. Sätt i det nya med plus uppåt.',
      ],
    },
    details: {
      en: [
        'Fits all portable Murla lamps',
        'Changed without tools in two minutes',
        'Take the old one to a battery recycling point',
      ],
      sv: ['Passar alla portabla Murla', 'Byts utan verktyg på två minuter', 'Lämna det gamla i en batteriholk'],
    },
  },
}
