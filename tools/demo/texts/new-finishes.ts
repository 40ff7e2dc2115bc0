import type { Words } from '../parts.ts'

export const newFinishes: Record<string, Words> = {
  '1025': {
    lead: {
      en: 'The green that is left in the forest when everything else has let go.',
      sv: 'Den gröna färg som är kvar i skogen när allt annat har släppt taget.',
    },
    description: {
      en: [
        'Eleven greens were painted on the door of the shed behind the old dairy in Nässjö where we work, and left there through a winter. This one looked right in snow, in slush and in April. It is a deep, slightly grey green, powder-coated on steel without solvents; the collar and the knob are bare brass.',
        'Outdoors in dry weather and indoors on the table, Murla spreads its light below the dome and leaves eyes alone. Five hours at full strength are enough for a dinner, and the lowest step for a whole night. It weighs 1.6 kg. The green textile cable in the box charges it in three hours, and it may be lit meanwhile.',
      ],
      sv: [
        'Elva gröna färger ströks på dörren till skjulet bakom det gamla mejeriet i Nässjö, där vi håller till, och fick sitta en vinter. En av dem passade lika bra i snö, slask och april: en djup grön ton med lite grått i, pulverlackerad på stål utan lösningsmedel. Krage och knopp är av obehandlad mässing.',
        'Utomhus i torrt väder och inomhus på bordet breder Murla ut ljuset under kupan och skonar ögonen. Fem timmar på full styrka räcker till en middag, det lägsta steget en hel natt. Lampan väger 1,6 kg. Den gröna textilsladden i kartongen laddar den på tre timmar, och den får vara tänd under tiden.',
      ],
    },
    details: {
      en: [
        'Five hours at full strength, about thirty at the lowest step',
        'Charges in three hours by USB-C; the cable is included',
        'Powder-coated without solvents, twelve minutes’ drive from us',
      ],
      sv: [
        'Fem timmar på full styrka, ungefär trettio på lägsta',
        'Laddas på tre timmar med USB-C, sladden följer med',
        'Pulverlackerad utan lösningsmedel, tolv minuters bilväg härifrån',
      ],
    },
  },
  '1028': {
    lead: {
      en: 'Vävsta with the evening already in the cloth.',
      sv: 'Vävsta med kvällen invävd i tyget.',
    },
    description: {
      en: [
        'Unlit, the drum is the colour of a pencil line; lit, it turns brown and warm. About half of the light leaves it, most of it upwards. To the sides it is nearly dark. Choose a stronger bulb than you are used to.',
      ],
      sv: [
        'Släckt är trumman grå som ett blyertsstreck. Tänd blir den brun och varm. Ungefär hälften av ljuset tar sig ut, det mesta uppåt. Åt sidorna är det nästan mörkt. Välj en starkare ljuskälla än du är van vid.',
      ],
    },
    details: {
      en: ['Two sizes, the same height', 'Linen from Hälsingland, dyed in the yarn', 'The diffuser lifts out'],
      sv: ['Två storlekar, samma höjd', 'Linne från Hälsingland, färgat i garnet', 'Avbländaren lyfts ur'],
    },
  },
  '1029': {
    lead: {
      en: 'Red from a root, on a shade as plain as a hatbox.',
      sv: 'Rött ur en rot, på en skärm lika enkel som en hattask.',
    },
    description: {
      en: [
        'Hardly any light passes through the sides of this shade. It goes up to the ceiling and down onto the table, so choose it where you want a pool of light rather than a glow: on a low base beside the sofa, or hung over a small round table.',
        'The red comes from the root of the madder plant. Petra Almskog dyes the yarn in four short baths, each of which gives a colour of its own, and in the woven cloth they lie side by side. Plant dyes fade in direct sun; away from the window the red keeps for many years.',
      ],
      sv: [
        'Genom sidorna på den här skärmen tar sig nästan inget ljus. Det går upp i taket och ner på bordet. Välj den därför där du vill ha en ö av ljus snarare än ett sken: på en låg fot bredvid soffan, eller hängande över ett litet runt bord.',
        'Det röda kommer från krappens rot. Petra Almskog färgar garnet i fyra korta bad, vart och ett med sin nyans, och i det vävda tyget ligger de sida vid sida. Växtfärger bleknar i direkt sol, men en bit från fönstret håller sig det röda i många år.',
      ],
    },
    details: {
      en: ['Three sizes', 'Fits E27 lampholders with a shade ring', 'Keep it out of direct sun: plant dyes fade'],
      sv: ['Tre storlekar', 'Passar E27-hållare med skärmring', 'Undvik direkt sol: växtfärger bleknar'],
    },
  },
  '1030': {
    lead: {
      en: 'The task lamp for those whose desk is also the dining table.',
      sv: 'Arbetslampan för den vars skrivbord också är matbord.',
    },
    description: {
      en: [
        'Inside and out the cone is the same white. There is no dark rim around a bright opening, which is restful over a long evening, and a little more light reaches the paper than from the black lamp.',
        'Fold the arm back and the table is free for plates. Stretched out it reaches 61 cm, and the foot stays put: the lamp weighs 3.8 kg. Pencil and coffee come off the powder coating with a damp cloth. The joints are bare brass and darken; after a few years they are what you notice first. The rocker switch is on top of the cone. E27, at most 10 W, a pear-shaped bulb rather than a globe.',
      ],
      sv: [
        'Konen är lika vit inuti som utanpå. Ingen mörk kant ramar in en ljus öppning, vilket vilar ögonen under en lång kväll, och lite mer av ljuset når papperet än från den svarta lampan.',
        'Fäll in armen så är bordet fritt för tallrikar. Utsträckt når den 61 cm, och foten står kvar: lampan väger 3,8 kg. Blyerts och kaffe går bort från pulverlacken med en fuktig trasa. Lederna är av obehandlad mässing som mörknar, och efter några år är det dem man ser först. Vippströmbrytaren sitter på konens topp. E27, högst 10 W, hellre en päronformad ljuskälla än en glob.',
      ],
    },
    details: {
      en: ['Joints tightened with a coin', 'Reaches 61 cm', 'Switch on top of the cone'],
      sv: ['Lederna dras åt med ett mynt', 'Når 61 cm', 'Strömbrytare på konens topp'],
    },
  },
  '1032': {
    lead: {
      en: 'A line of brass over the table, drawn without lifting the pen.',
      sv: 'En linje av mässing över bordet, dragen utan att lyfta pennan.',
    },
    description: {
      en: [
        'A bar of brass weighing eleven kilos is milled until little more than three are left, and what was milled away returns to the foundry. The beam is one piece, 120 cm long and 6 cm tall. With module, driver and cords it weighs 4.1 kg, so the ceiling it hangs from should be a solid one.',
        'The brass is not lacquered. Over a kitchen it darkens in a year, over a library in ten, and evenly if it is left alone. The light is the same as from the black beam: 2,350 lumens at 2700 K, nearly all of it downwards, without stripes or shadows of hands on the table. It dims with an ordinary wall dimmer.',
      ],
      sv: [
        'En mässingsstång på elva kilo fräses tills drygt tre är kvar, och spånen går tillbaka till gjuteriet. Balken är i ett stycke, 120 cm lång och 6 cm hög. Med modul, drivdon och sladdar väger den 4,1 kg, så den bör hänga i ett stadigt tak.',
        'Mässingen är olackad. Över ett kök mörknar den på ett år, i ett bibliotek på tio, och jämnt om den får vara i fred. Ljuset är detsamma som från den svarta balken: 2\u00a0350 lumen i 2700 K, nästan allt neråt, utan ränder och utan skuggor av händer på bordet. Den dimras med vanlig väggdimmer.',
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
  '1033': {
    lead: {
      en: 'The star for a window that faces the street.',
      sv: 'Stjärnan för fönstret mot gatan.',
    },
    description: {
      en: [
        'Red paper, dyed through, lets out about a tenth of the light that the white star does. It is seen from the street, deep red, with the holes as bright points, and hardly lights the room behind it. Leave a small lamp on as well if someone is sitting there.',
        'The star measures 55 cm from point to point and is 17 cm deep. Each of its seven points is folded from a single sheet. They are joined without glue, in about a quarter of an hour, and folded flat again after Christmas. The cord is 3.5 m with a switch; the bulb is an LED with the small cap, E14, of at most 6 W.',
      ],
      sv: [
        'Rött, genomfärgat papper släpper ut ungefär en tiondel av ljuset från den vita stjärnan. Den syns från gatan, djupt röd med hålen som ljusa prickar, men lyser knappt upp rummet bakom. Låt en liten lampa vara tänd också om någon sitter där.',
        'Stjärnan mäter 55 cm från udd till udd och är 17 cm djup. Var och en av de sju uddarna är vikt av ett enda ark. De fogas utan lim, på en kvart ungefär, och fälls ihop igen efter jul. Sladden är 3,5 m med strömbrytare. Ljuskällan ska vara en LED-lampa med liten sockel, E14, på högst 6 W.',
      ],
    },
    details: {
      en: ['Seven points, joined without glue', 'Folds flat for eleven months', 'Use an LED bulb only'],
      sv: ['Sju uddar som fogas utan lim', 'Fälls ihop och vilar i elva månader', 'Använd bara LED'],
    },
  },
  '1204': {
    lead: {
      en: 'For pale ceilings, and for cords that would rather not be noticed.',
      sv: 'För ljusa tak, och för sladdar som helst inte vill synas.',
    },
    description: {
      en: [
        'For the lamp that is not to hang where the ceiling point is. The cord is five metres long and goes across the ceiling to the hook supplied; what is left over is wound up in the cup. It is undyed cotton, close to the colour of a plastered ceiling, braided in sixteen strands around the conductors, and does not curl. Holder and cup are white. A linen shade such as Vävsta is held by the ring of the E27 holder, with a bulb of at most 15 W.',
      ],
      sv: [
        'Till lampan som inte ska hänga där takuttaget sitter. Sladden är fem meter lång och dras över taket till kroken som följer med. Det som blir över läggs i koppen. Bomullen är ofärgad, nära tonen hos ett putsat tak, flätad i sexton trådar runt ledarna, och krullar sig inte. Hållare och kopp är vita. En linneskärm som Vävsta sitter på ringen i E27-hållaren, med en ljuskälla på högst 15 W.',
      ],
    },
    details: {
      en: ['Five metres, shortened in the ceiling cup', 'The hook for the ceiling is included'],
      sv: ['Fem meter, kortas i takkoppen', 'Takkrok följer med'],
    },
  },
}
