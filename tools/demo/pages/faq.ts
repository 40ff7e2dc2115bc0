import { body, heading, link, paragraph, subheading } from '../portable-text.ts'
import { page } from './page.ts'

type Spans = Parameters<typeof paragraph>
type Group = [title: string, ...answers: [question: string, ...answer: Spans][]]

const grouped = (groups: Group[]) =>
  body(
    ...groups.flatMap(([title, ...answers]) => [
      heading(title),
      ...answers.flatMap(([question, ...answer]) => [subheading(question), paragraph(...answer)]),
    ]),
  )

const english: Group[] = [
  [
    'Choosing',
    [
      'Which bulb fits my lamp?',
      'Three figures decide: the socket (E27 is the large screw, E14 the narrow one), the maximum wattage, and the largest size there is room for. All are on the product page and on a label by the lampholder. Each lamp also lists the ',
      link('light sources', '/category/shop/lightsource'),
      ' that we recommend for it.',
    ],
    [
      'Is the bulb included?',
      'Only where the light source is built in. The product page says so under “Lightsource included”.',
    ],
    [
      'What do lumen, kelvin and Ra mean?',
      'Lumen is how much light there is, kelvin its colour and Ra how truly it shows other colours. Eight hundred lumen is about an old 60 W bulb. Read more in ',
      link('Towards the fire', '/concepts/dimmed-to-2200'),
      '.',
    ],
    [
      'Can I dim it?',
      'If the product page says “Dimmable: Yes”, and if the bulb can be dimmed too. All of ours can. Lamps with a built-in light source need a trailing-edge wall dimmer.',
    ],
    [
      'May I use it in the bathroom?',
      'Lamps marked IP44 may hang where water splashes, such as beside a basin. Those marked IP20 may not.',
    ],
    [
      'Where can I see the lamps lit?',
      'In the thirty shops under ',
      link('Find a shop', '/info/retailer'),
      ', and at our own workshop in Nässjö.',
    ],
  ],
  [
    'Ordering and paying',
    [
      'Do I need an account?',
      'No. Your bag is kept in the browser you put it together in, and the confirmation we email you has a link to the order.',
    ],
    [
      'Which country’s prices do I see?',
      'Those of the country you seem to be in. It is shown with its currency at the foot of every page. If the parcel is going to another country, choose that one at the checkout, and prices and delivery follow.',
    ],
    [
      'Why is tax deducted at the checkout for Norway, Britain and the United States?',
      'Because we deduct the Swedish value added tax when a parcel leaves the European Union. Your own country may charge tax and duty on arrival; that is between you and its customs.',
    ],
    [
      'How do I use a voucher?',
      'Enter the code at the checkout, beside the summary, and press Add. A code works as many times as we have said, and always on the price of the day.',
    ],
    [
      'Can I change my order?',
      'Until it is packed, usually the next working morning. ',
      link('Call or write', '/info/contact'),
      ' and have the order number to hand.',
    ],
  ],
  [
    'Delivery and returns',
    [
      'How soon will it arrive?',
      'What is in stock leaves us within one working day. Count on two to four working days in Sweden, three to six in the rest of Europe and five to nine in the United States. You see what delivery costs before you pay, and all prices are listed in our ',
      link('terms', '/info/terms-and-conditions'),
      '.',
    ],
    [
      'Can I send it back?',
      'Yes, within thirty days. ',
      link('Withdraw from contract here', '/withdraw'),
      ', and send it back within fourteen days of that. After the first fourteen days at home it must be unused and in its box. We pay for the return if the fault is ours, otherwise you do.',
    ],
    [
      'It arrived broken. What now?',
      'Send us a photograph within a week and keep the packaging. We send a new part or a new lamp, whichever is faster.',
    ],
    [
      'Does the lamp work in my country?',
      'Lamps are delivered with the plug and for the voltage of the country they are sent to. Some are not approved everywhere; those are marked as unavailable in your country.',
    ],
    [
      'The lamp I want is sold out.',
      'Most come back within six weeks. ',
      link('Ask us', '/info/contact'),
      ' when, or whether one of the shops has one on show.',
    ],
  ],
  [
    'Living with it',
    [
      'How do I look after brass?',
      'Preferably not at all. It is uncoated and darkens unevenly, most where it is touched. If you miss the shine, a little lemon and salt on a soft cloth brings it back.',
    ],
    [
      'Can the built-in light source be replaced?',
      'Yes. The module is held by screws or clips and should last 30,000 hours or more, which is some twenty years of evenings. When it fails, write to us with the article number.',
    ],
    [
      'How do I change the battery of a Murla?',
      'Unscrew the brass collar, lift out the old one and put in the ',
      link('new', '/product/murla-spare-battery'),
      '. It takes two minutes. Take the old one to a battery recycling point.',
    ],
    [
      'Do you have parts for a lamp that is no longer made?',
      'For at least ten years after the last one, and often for longer. Look underneath the base for a year and a signature, and send us those.',
    ],
  ],
]

const swedish: Group[] = [
  [
    'Välja lampa',
    [
      'Vilken ljuskälla passar?',
      'Tre uppgifter avgör: sockeln (E27 är den stora gängan, E14 den smala), högsta effekt och hur stor ljuskälla det finns plats för. Alla står på produktsidan och på en etikett vid lamphållaren. Varje lampa visar också vilka ',
      link('ljuskällor', '/category/shop/lightsource'),
      ' vi rekommenderar.',
    ],
    ['Ingår ljuskällan?', 'Bara när den är inbyggd. På produktsidan står det under ”Ljuskälla ingår”.'],
    [
      'Vad betyder lumen, kelvin och Ra?',
      'Lumen är hur mycket ljus det blir, kelvin vilken färg det har och Ra hur sant det återger andra färger. Åttahundra lumen är ungefär som en gammal 60-wattslampa. Läs mer i ',
      link('Mot elden', '/concepts/dimmed-to-2200'),
      '.',
    ],
    [
      'Går den att dimra?',
      'Om det står ”Dimbar: Ja” på produktsidan, och om ljuskällan också är dimbar. Det är alla våra. Lampor med inbyggd ljuskälla behöver en väggdimmer av bakkantstyp.',
    ],
    [
      'Får den sitta i badrummet?',
      'Lampor märkta IP44 får sitta där det stänker, till exempel vid tvättstället. De som är märkta IP20 får det inte.',
    ],
    [
      'Var kan jag se lamporna tända?',
      'I de trettio butikerna under ',
      link('Hitta en butik', '/info/retailer'),
      ', och i vår egen verkstad i Nässjö.',
    ],
  ],
  [
    'Beställa och betala',
    [
      'Måste jag ha ett konto?',
      'Nej. Varukorgen ligger kvar i webbläsaren där du fyllde den, och i bekräftelsen som vi mejlar finns en länk till beställningen.',
    ],
    [
      'Vilket lands priser ser jag?',
      'De som gäller i landet du verkar befinna dig i. Det står längst ner på varje sida, tillsammans med valutan. Ska paketet till ett annat land väljer du det i kassan, så ändras pris och frakt.',
    ],
    [
      'Varför dras momsen av i kassan för Norge, Storbritannien och USA?',
      'För att vi drar av den svenska momsen när ett paket lämnar EU. Landet du bor i kan ta ut skatt och tull när det kommer fram; den saken gör du upp med tullen där.',
    ],
    [
      'Hur använder jag en rabattkod?',
      'Skriv den i kassan, vid sammanställningen, och lägg till den. Koden gäller så många gånger som vi har lovat, och alltid på dagens pris.',
    ],
    [
      'Kan jag ändra min beställning?',
      'Ja, tills den packas, oftast nästa vardagsmorgon. ',
      link('Ring eller mejla', '/info/contact'),
      ' och ha ordernumret till hands.',
    ],
  ],
  [
    'Leverans och retur',
    [
      'När kommer lampan?',
      'Det som finns i lager lämnar oss inom en arbetsdag. Räkna med två till fyra arbetsdagar i Sverige, tre till sex i övriga Europa och fem till nio i USA. Vad frakten kostar ser du innan du betalar, och alla fraktpriser står i ',
      link('köpvillkoren', '/info/terms-and-conditions'),
      '.',
    ],
    [
      'Kan jag ångra mig?',
      'Ja, inom trettio dagar. ',
      link('Ångra köpet här', '/withdraw'),
      ', och skicka tillbaka lampan inom fjorton dagar därefter. Efter de första fjorton dagarna hemma ska den vara oanvänd och ligga i sin kartong. Är felet vårt betalar vi returfrakten, annars gör du det.',
    ],
    [
      'Den kom fram trasig. Vad gör jag?',
      'Mejla en bild inom en vecka och spara emballaget. Vi skickar en ny del eller en ny lampa, beroende på vad som går fortast.',
    ],
    [
      'Fungerar lampan i mitt land?',
      'Lamporna levereras med stickpropp och för den spänning som gäller i landet vi skickar till. En del är inte godkända överallt; då står det att de inte säljs i ditt land.',
    ],
    [
      'Lampan jag vill ha är slutsåld.',
      'De flesta är tillbaka inom sex veckor. ',
      link('Fråga oss', '/info/contact'),
      ' när, eller om någon av butikerna har en framme.',
    ],
  ],
  [
    'Leva med lampan',
    [
      'Hur sköter jag mässing?',
      'Helst inte alls. Den är obehandlad och mörknar ojämnt, mest där man tar i den. Saknar du glansen går den att få tillbaka med lite citron och salt på en mjuk trasa.',
    ],
    [
      'Går den inbyggda ljuskällan att byta?',
      'Ja. Modulen sitter med skruvar eller klämmor och ska hålla i 30 000 timmar eller mer, alltså ett tjugotal år av kvällar. När den har gjort sitt mejlar du oss artikelnumret.',
    ],
    [
      'Hur byter jag batteri i Murla?',
      'Skruva loss mässingskragen, lyft ur det gamla och sätt i ett ',
      link('nytt', '/product/murla-spare-battery'),
      '. Det tar två minuter. Det gamla lämnas i batteriholken.',
    ],
    [
      'Har ni delar till lampor som inte tillverkas längre?',
      'I minst tio år efter att den sista gjordes, och ofta längre än så. Titta under foten efter årtal och signatur och skicka dem till oss.',
    ],
  ],
]

export const faq = page(
  { en: 'Questions and answers', sv: 'Frågor och svar' },
  {
    en: 'What people ask us most, answered as we do on the telephone.',
    sv: 'Det vi oftast får frågor om, besvarat som vi gör i telefon.',
  },
  { en: grouped(english), sv: grouped(swedish) },
)
