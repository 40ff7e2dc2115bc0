import { hallConsole, lampParts, workbench } from '../content/scenes.ts'
import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

const retailer = page(
  { en: 'Find a shop', sv: 'Hitta en butik' },
  {
    en: 'A lamp should be seen lit, at the height where it is going to be used.',
    sv: 'En lampa ska ses tänd, på den höjd där den ska sitta.',
  },
  {
    en: body(
      paragraph(
        'Thirty independent shops show our lamps, from Tromsø to Munich. They choose what to show, so call ahead if there is a lamp you want to see. Or tell us where you live and what you are looking for, and we will find the nearest one that has it lit.',
      ),
      heading('The workshop'),
      paragraph(
        'At Mejerivägen 4 in Nässjö you can see everything we make, and the seconds we will not send. Open on weekdays from nine to four. Coffee at half past nine, for visitors too.',
      ),
      heading('Would you like to sell our lamps?'),
      paragraph(
        'We look for shops that can show at least six lamps lit and have someone who likes to talk about them. Read more under ',
        link('Professionals', '/professionals'),
        ' or write to ',
        link('trade@dager.example', 'mailto:trade@dager.example'),
        '.',
      ),
    ),
    sv: body(
      paragraph(
        'Trettio fristående butiker visar våra lampor, från Tromsø till München. De väljer själva vad de visar, så ring innan du åker om det är något särskilt du vill se. Eller berätta var du bor och vad du letar efter, så hittar vi närmaste butik som har den tänd.',
      ),
      heading('Verkstaden'),
      paragraph(
        'På Mejerivägen 4 i Nässjö står allt vi tillverkar, och även andrasorteringen som vi inte skickar. Öppet vardagar nio till fyra. Kaffe halv tio, för besökare också.',
      ),
      heading('Vill du sälja våra lampor?'),
      paragraph(
        'Vi söker butiker som kan visa minst sex tända lampor och som har någon som gärna berättar om dem. Läs mer under ',
        link('För proffs', '/professionals'),
        ' eller skriv till ',
        link('handel@dager.example', 'mailto:handel@dager.example'),
        '.',
      ),
    ),
  },
)

const press = page(
  { en: 'Press', sv: 'Press' },
  {
    en: 'Pictures, facts and lamps on loan for those who write, photograph or style.',
    sv: 'Bilder, fakta och lampor till låns för dig som skriver, fotograferar eller stylar.',
  },
  {
    en: body(
      heading('Pictures'),
      paragraph(
        'There are two pictures of every article, taken from the same spot, unlit and lit. You may use them freely when you write about the lamp; please credit Dager and the designer. They are below, by family. If you need a larger file for print, we send it the same day.',
      ),
      heading('Loans'),
      paragraph(
        'We lend lamps for two weeks, with bulbs, and collect them afterwards. Tell us the date of the shoot, the address and how the lamp is to be powered.',
      ),
      heading('In short'),
      list(
        'Founded in 1962 by Ragna and Sixten Hallvide',
        'Thirty-four employees, in a former dairy outside Nässjö in Småland',
        'Eight designers, fourteen families of lamps and parts',
        'Sold to homes in Europe and North America',
      ),
      paragraph('Questions, interviews, visits: ', link('press@dager.example', 'mailto:press@dager.example'), '.'),
    ),
    sv: body(
      heading('Bilder'),
      paragraph(
        'Varje artikel finns på två bilder från samma plats, släckt och tänd. Bilderna får användas fritt när du skriver om lampan; ange Dager och formgivaren. De finns längre ner, serie för serie. Behöver du en större fil för tryck skickar vi den samma dag.',
      ),
      heading('Lån'),
      paragraph(
        'Vi lånar ut lampor i två veckor, med ljuskällor, och hämtar dem efteråt. Berätta när och var ni fotograferar och hur lampan ska få ström.',
      ),
      heading('Kort om Dager'),
      list(
        'Grundat 1962 av Ragna och Sixten Hallvide',
        'Trettiofyra anställda i ett tidigare mejeri utanför Nässjö',
        'Åtta formgivare och fjorton serier av lampor och delar',
        'Säljs till privatpersoner i Europa och Nordamerika',
      ),
      paragraph('Frågor, intervjuer, besök: ', link('press@dager.example', 'mailto:press@dager.example'), '.'),
    ),
  },
  lampParts,
)

const career = page(
  { en: 'Work with us', sv: 'Jobba hos oss' },
  {
    en: 'We are thirty-four people in a house with good windows. Now and then we become thirty-five.',
    sv: 'Vi är trettiofyra personer i ett hus med bra fönster. Ibland blir vi trettiofem.',
  },
  {
    en: body(
      paragraph(
        'Half of us make lamps, and the other half make sure they reach you. Lunch is eaten together at noon, and nobody sends email after five.',
      ),
      heading('Open positions'),
      paragraph(
        'There are none at the moment. The trades we most often look for are seamstress, brass polisher, electrician with a taste for old fittings, and customer adviser with Finnish or German.',
      ),
      heading('Apprentices and students'),
      paragraph(
        'Each autumn two apprentices join the shade workshop for a year, with pay. Applications are read in April. Students of design are welcome to visit in groups of at most eight; ask for a date well ahead.',
      ),
      heading('Write anyway'),
      paragraph(
        'Good people rarely arrive on time. Send a page about yourself and one thing you have made to ',
        link('work@dager.example', 'mailto:work@dager.example'),
        '. We answer everyone, and delete your papers after six months unless you ask us to keep them.',
      ),
    ),
    sv: body(
      paragraph(
        'Hälften av oss gör lampor, den andra hälften ser till att de kommer fram. Vi äter lunch ihop klockan tolv och ingen mejlar efter fem.',
      ),
      heading('Lediga tjänster'),
      paragraph(
        'Just nu finns inga. De vi oftast söker är sömmerskor, mässingspolerare, elektriker som tycker om gamla armaturer och kundrådgivare som talar finska eller tyska.',
      ),
      heading('Lärlingar och studenter'),
      paragraph(
        'Varje höst tar skärmverkstaden emot två lärlingar på ett år, med lön. Ansökningarna läser vi i april. Designstudenter får gärna hälsa på i grupper om högst åtta; boka i god tid.',
      ),
      heading('Skriv ändå'),
      paragraph(
        'Bra folk dyker sällan upp när man söker dem. Skicka en sida om dig själv och något du har gjort till ',
        link('jobb@dager.example', 'mailto:jobb@dager.example'),
        '. Alla får svar, och efter sex månader raderar vi papperen om du inte ber oss spara dem.',
      ),
    ),
  },
  workbench,
)

const contact = page(
  { en: 'Contact', sv: 'Kontakt' },
  {
    en: 'Weekdays from nine to four, Swedish time. We answer emails the same day, and the telephone ourselves.',
    sv: 'Vardagar nio till fyra. Mejl svarar vi på samma dag, och i telefonen svarar vi själva.',
  },
  {
    en: body(
      heading('About an order or a lamp'),
      paragraph(
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ' or +46 8 465 004 20. Have your order number to hand; it is in the confirmation we emailed you. If something is broken, a photograph of it is worth more than a description.',
      ),
      heading('Trade and projects'),
      paragraph(link('trade@dager.example', 'mailto:trade@dager.example'), '. Prices, samples, light calculations.'),
      heading('Spare parts for older lamps'),
      paragraph(
        'Look underneath the base: there is a year and a signature. Send us those and we will know what fits, even when the lamp is older than this shop.',
      ),
      heading('Visits and returns'),
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö, Sweden. Returns go to the same address. Let us know first, so that we can send you a label.',
      ),
      paragraph('Many answers are already under ', link('Questions and answers', '/info/faq'), '.'),
    ),
    sv: body(
      heading('Om en beställning eller en lampa'),
      paragraph(
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ' eller +46 8 465 004 20. Ha gärna ordernumret till hands, det står i bekräftelsen du fick per mejl. Är något trasigt säger en bild mer än en beskrivning.',
      ),
      heading('Företag och projekt'),
      paragraph(link('handel@dager.example', 'mailto:handel@dager.example'), '. Priser, prover och ljusberäkningar.'),
      heading('Reservdelar till äldre lampor'),
      paragraph(
        'Titta under foten: där finns ett årtal och en signatur. Skicka dem till oss så vet vi vad som passar, även om lampan är äldre än butiken.',
      ),
      heading('Besök och returer'),
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö. Returer går till samma adress. Hör av dig först, så skickar vi en fraktsedel.',
      ),
      paragraph('Många svar finns redan under ', link('Frågor och svar', '/info/faq'), '.'),
    ),
  },
  hallConsole,
)

export const company = {
  '/info/retailer': retailer,
  '/info/press': {
    ...press,
    contact: {
      name: 'Tuva Rönnmark',
      role: { en: 'Press and loans', sv: 'Press och lån' },
      email: { en: 'press@dager.example', sv: 'press@dager.example' },
      phone: '+46 8 465 004 22',
    },
  },
  '/info/career': career,
  '/info/contact': {
    ...contact,
    contact: {
      name: 'Signe Hallvide',
      role: { en: 'Customer service', sv: 'Kundservice' },
      email: { en: 'hej@dager.example', sv: 'hej@dager.example' },
      phone: '+46 8 465 004 20',
    },
  },
}
