import type { Words } from '../parts.ts'

export const murla: Record<string, Words> = {
  '1001': {
    lead: {
      en: 'A small lamp that goes where you go, in brass that remembers where it has been.',
      sv: 'En liten lampa som följer med dit du går, i mässing som minns var den har varit.',
    },
    description: {
      en: [
        'Ylva Torsmark drew Murla after a summer without electricity in a cottage outside Västervik. She wanted a lamp to set down between the plates and take along when someone went out to look for the cat.',
        'The dome shields the eyes of anyone sitting down and lets the light fall on the table. Below the rim you see a strip of the opal bowl, like the moon behind a hill. The brass is not lacquered: it darkens where the air reaches it and stays bright where you hold it.',
      ],
      sv: [
        'Ylva Torsmark ritade Murla efter en sommar utan el i en stuga utanför Västervik. Hon saknade en lampa att ställa mellan tallrikarna, och att ta med när någon gick ut för att leta efter katten.',
        'Kupan skyddar ögonen på den som sitter och låter ljuset falla på bordet. Nedanför kanten anar man opalglaset, som månen bakom en kulle. Mässingen är olackad: den mörknar i luften och förblir blank där du håller i den.',
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
        'Oxide is the colour that iron turns when it is left alone. We mixed nine reds before we found the one that is brown in the morning and glows when the lamp is lit.',
        'The steel is powder-coated to a finish as matt as chalk. Collar and knob are turned from solid brass, and will darken to match.',
      ],
      sv: [
        'Oxid är färgen järn får när det lämnas i fred. Vi blandade nio röda innan vi hittade den som är brun på morgonen och glöder när lampan tänds.',
        'Stålet är pulverlackerat till en yta lika matt som krita. Krage och knopp är svarvade ur massiv mässing och mörknar med tiden tills de passar.',
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
        'In daylight the chalk white lamp is mostly shape. In the evening the inside of the dome gives out more light than in any other colour, and the table beneath becomes the brightest thing in the room.',
        'The coating stands up to fingerprints and a damp cloth. Should it ever chip, you can buy a new dome on its own.',
      ],
      sv: [
        'I dagsljus är den kritvita lampan mest form. På kvällen kastar kupans insida mer ljus än någon av de andra, och bordet under blir det ljusaste i rummet.',
        'Lacken tål fingrar och en fuktig trasa. Om den någon gång skulle flagna går kupan att köpa för sig.',
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
        'People kept asking for a Murla that stays. This one is almost twice as wide, has two bulbs under the dome and a base heavy enough to lean a book against.',
        'It is made for the console in the hall and the long sideboard: places that want a pool of light, not a spot. The dimmer sits on the cable, where the hand finds it in the dark.',
      ],
      sv: [
        'Många har frågat efter en Murla som stannar hemma. Den här är nästan dubbelt så bred, har två ljuskällor under kupan och en fot så tung att en bok kan lutas mot den.',
        'Den är tänkt för hallbordet och den långa skänken, för ställen som behöver en ö av ljus och inte en fläck. Dimmern sitter på sladden, där handen hittar den i mörkret.',
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
        'A slice of oiled oak with a felt underside. Give Murla a fixed place by the door and it is charged every time you need it. The coil works through the lamp’s base, so there is nothing to plug in and nothing to line up.',
      ],
      sv: [
        'En skiva oljad ek med filt på undersidan. Ge Murla en fast plats vid dörren, så är den laddad när den behövs. Spolen laddar genom lampans fot: ingenting att koppla in och ingenting att passa in.',
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
        'After five hundred charges a battery holds about four fifths of what it once did. When the evenings have become longer than the light, unscrew the brass collar, lift out the old one and put this in.',
      ],
      sv: [
        'Efter femhundra laddningar rymmer batteriet ungefär fyra femtedelar av vad det gjorde. När kvällen räcker längre än ljuset skruvar du loss mässingskragen, lyfter ur det gamla och sätter i det nya.',
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
