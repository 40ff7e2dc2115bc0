import type { Words } from '../parts.ts'

export const newFinishes: Record<string, Words> = {
  '1025': {
    lead: {
      en: 'The green that is left in the forest when everything else has let go.',
      sv: 'Den gröna färg som är kvar i skogen när allt annat har släppt taget.',
    },
    description: {
      en: [
        'We tried eleven greens on the shed door and left them there through a winter. This one looked right in snow, in slush and in April, so it went on the lamp.',
        'It is the same Murla in every other way: the dome that spares your eyes, the bowl that shows below it, the brass collar that holds it all together.',
      ],
      sv: [
        'Vi strök elva gröna färger på skjulets dörr och lät dem sitta en vinter. En av dem passade lika bra i snö, slask och april. Den fick bli lampa.',
        'I övrigt är det samma Murla: kupan som skonar ögonen, glaset som skymtar under den och mässingskragen som håller ihop alltsammans.',
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
        'Unlit, the drum is the grey of a pencil line, and the table below it becomes the brightest thing in the room. Lit, the linen turns warm and the thick threads stand out one by one.',
        'The dark cloth lets through about a third less light than the undyed one. What goes down through the diffuser is the same.',
      ],
      sv: [
        'Släckt är trumman grå som ett blyertsstreck. Tänd blir linnet varmt, och de tjocka trådarna framträder en efter en.',
        'Det mörka tyget släpper igenom en tredjedel mindre ljus än det oblekta. Ljuset genom avbländaren är detsamma.',
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
        'Madder has been used for red since before there were mirrors to see it in. Petra Almskog dyes the yarn in four short baths, and each gives a colour of its own, so the cloth is never quite flat.',
        'Light comes out above and below, and hardly at all through the sides. Choose it where you want a pool rather than a glow.',
      ],
      sv: [
        'Krapprot gav röd färg långt innan det fanns speglar att se den i. Petra Almskog färgar garnet i fyra korta bad, vart och ett med sin nyans, så tyget blir aldrig riktigt jämnt.',
        'Ljuset går ut uppåt och neråt, nästan inget genom sidorna. Välj den där du vill ha en ö av ljus snarare än ett sken.',
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
        'Black Skarpnäs is a tool and looks like one. In white it steps back against the wall, and only the brass joints say that someone has thought about them.',
        'Inside the cone is the same white as outside, so there is no bright edge to look into.',
      ],
      sv: [
        'Svarta Skarpnäs är ett verktyg och ser ut som ett. I vitt drar den sig tillbaka mot väggen, och bara mässingslederna avslöjar att någon har tänkt till.',
        'Konen är lika vit inuti som utanpå, så det finns ingen blank kant att bländas av.',
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
        'The beam is one piece, milled from a bar that weighed eleven kilos when it came and four when it left. What was milled away went back to the foundry.',
        'It is not lacquered. Over a kitchen it darkens in a year, over a library in ten.',
      ],
      sv: [
        'Balken är gjord i ett stycke, fräst ur en stång som vägde elva kilo när den kom och fyra när den gick. Spånen for tillbaka till gjuteriet.',
        'Mässingen är olackad. Över ett kök mörknar den på ett år, i ett bibliotek på tio.',
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
  '1033': {
    lead: {
      en: 'The star for a window that faces the street.',
      sv: 'Stjärnan för fönstret mot gatan.',
    },
    description: {
      en: [
        'White paper is for those inside. Red is for those who pass by: it is seen from the bus, and it makes a kitchen look as if something were in the oven.',
        'Each point is folded from a single sheet, and the star is sold flat. Putting it together takes about as long as the first glass of mulled wine.',
      ],
      sv: [
        'Vitt papper är för dem som är inne. Rött är för dem som går förbi: det syns från bussen och får vilket kök som helst att se ut som om något stod i ugnen.',
        'Varje udd är vikt av ett enda ark, och stjärnan kommer i platt paket. Att sätta ihop den tar ungefär lika lång tid som den första muggen glögg.',
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
        'The same braid as the black set, in undyed cotton that is nearly the colour of a plastered ceiling. Holder and cup are white.',
      ],
      sv: [
        'Samma fläta som i det svarta upphänget, i ofärgad bomull nästan i samma ton som ett putsat tak. Hållare och kopp är vita.',
      ],
    },
    details: {
      en: ['Five metres, shortened in the ceiling cup', 'The hook for the ceiling is included'],
      sv: ['Fem meter, kortas i takkoppen', 'Takkrok följer med'],
    },
  },
}
