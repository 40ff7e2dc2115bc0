import { account } from './accounts/sv.ts'
import type { Texts } from './en.ts'
import { places } from './places/sv.ts'
import { testPayment } from './test-payments/sv.ts'

/** The commerce service's texts in Swedish. */
export const sv: Texts = {
  letter: {
    stop: 'Inga fler sådana mejl',
    vatNumber: (number: string) => `Momsreg.nr ${number}`,
  },
  guaranteeNotice: {
    title: 'Din rätt att reklamera',
    text: 'Om en vara är felaktig eller inte stämmer med beskrivningen ger lagen dig rättigheter mot säljaren, utan kostnad.',
  },
  confirmation: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop}`,
    heading: 'Tack för din beställning',
    intro: (order: string) =>
      `Vi har tagit emot beställning ${order} och packar den. När den är på väg hör vi av oss igen.`,
    quantity: (count: number) => `${count} st`,
    each: (price: string) => `${price} styck`,
    lowest: (price: string) => `lägsta pris de föregående 30 dagarna: ${price}`,
    subtotal: 'Delsumma',
    discount: (name: string) => `Rabatt: ${name}`,
    voucher: (code: string) => `Rabattkod ${code}`,
    shipping: 'Frakt',
    dark: 'Sedan får det gärna bli mörkt.',
    free: 'Fri frakt',
    taxDeducted: 'Avdragen moms',
    total: 'Totalt',
    tax: 'Varav moms',
    deliverTo: 'Levereras till',
    billTo: 'Fakturaadress',
    method: (method: string, dates: string) => [`Leverans: ${method}`, dates].filter(Boolean).join(', '),
    paidWith: (method: string) => `Betalat med: ${method}`,
    note: 'Ditt meddelande',
    gift: 'Din gåvohälsning',
    vatNumber: (number: string) => `Momsregistreringsnummer ${number}`,
    reference: (text: string) => `Er referens: ${text}`,
    withdrawal: {
      heading: 'Om du ångrar dig',
      instructions: (days: number, email: string, address: string) => [
        `Du får ångra köpet utan att ange skäl till och med ${days} dagar efter att det sista paketet har kommit fram. Säg det tydligt: med länken nedan, med mejl${email && ` till ${email}`} eller med brev${address && ` till ${address}`}. Du får använda blanketten sist i det här mejlet, men måste inte. Ditt meddelande är i tid om du skickar det innan ångerfristen har gått ut.`,
        'Vi betalar då tillbaka allt du har betalat för det du lämnar tillbaka, även den billigaste frakten, inom 14 dagar från ditt meddelande och på samma sätt som du betalade. Vi får vänta tills varorna är tillbaka eller du visar att du har skickat dem. Skicka dem inom 14 dagar från ditt meddelande; den frakten betalar du. Du ansvarar för minskat värde bara om du har hanterat varorna på ett sätt som inte behövs för att se vad de är och hur de fungerar.',
      ],
      form: (address: string, email: string, order: string) => [
        'Ångerblankett (fyll i och skicka bara om du vill ångra köpet)',
        `Till: ${[address, email].filter(Boolean).join(', ')}`,
        `Jag frånträder mitt avtal om beställning ${order} för de här varorna:`,
        'Beställda den / mottagna den:',
        'Namn och adress:',
        'Datum, och underskrift om den är på papper:',
      ],
    },
    terms: 'Köpvillkor',
    termsAttached:
      'Villkoren för ditt köp, information om ångerrätten och blanketten är bifogade som PDF. Spara det här mejlet.',
    termsFile: 'kopvillkor-och-angerblankett.pdf',
    receipt: 'Kvitto (PDF)',
    receiptLater: 'Kvittot finns på beställningens sida så snart betalningen är klar.',
    point: (point: string) => `Utlämningsställe: ${point}`,
    open: (hours: string) => `Öppet ${hours}`,
    doorCode: (code: string) => `Portkod: ${code}`,
    link: 'Se din beställning',
    withdraw: 'Ångra köpet här',
    oneSize: 'En storlek',
  },
  ...account,
  ...places,
  shipped: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop} är på väg`,
    heading: 'På väg till dig',
    intro: (order: string) => `Beställning ${order} har lämnat oss.`,
    partly: (order: string) => `En del av beställning ${order} har lämnat oss. Resten följer.`,
    partlySubject: (order: string, shop: string) => `En del av din beställning ${order} hos ${shop} är på väg`,
    partlyHeading: 'En del är på väg till dig',
    rest: 'Kommer senare',
    corrected: (order: string, shop: string) => `Din beställning ${order} hos ${shop}: nya spårningsuppgifter`,
    carrier: (carrier: string, tracking: string) =>
      `Den skickas med ${carrier}${tracking && `, kollinummer ${tracking}`}.`,
    track: 'Spåra paketet',
    order: 'Se din beställning',
  },
  cancelled: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop} är annullerad`,
    heading: 'Din beställning är annullerad',
    intro: (order: string) => `Inget av beställning ${order} kommer att skickas.`,
    reason: (reason: string) => `Skälet: ${reason}`,
    money:
      'Det du betalade är på väg tillbaka, på samma sätt som du betalade. Vi skriver en gång till när det har lämnat oss.',
    link: 'Se din beställning',
  },
  orderLink: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop}`,
    heading: (order: string) => `Din beställning ${order}`,
    intro:
      'Någon, förmodligen du, har bett om sidan för den här beställningen. Där står varor, kostnader och var paketet är.',
    link: 'Visa din beställning',
    note: 'Den som har länken kan se beställningen. Har du inte bett om den behöver du inte göra något.',
  },
  refunded: {
    subject: (order: string, shop: string) => `Återbetalning för din beställning ${order} hos ${shop}`,
    heading: 'Din återbetalning',
    intro: (amount: string, order: string) =>
      `Vi har betalat tillbaka ${amount} för beställning ${order}, på samma sätt som du betalade.`,
    reason: (reason: string) => `Skälet: ${reason}`,
    time: 'Det kan ta upp till tio dagar innan banken visar det.',
    creditNote: (number: number) => `Kreditnota ${number} (PDF)`,
    link: 'Se din beställning',
  },
  paymentReturned: {
    subject: (shop: string) => `Din betalning till ${shop} går tillbaka till dig`,
    heading: 'Din betalning går tillbaka till dig',
    intro: (amount: string) => `Du har betalat ${amount}, men det kunde inte bli någon beställning.`,
    reasons:
      'Det händer när en vara tar slut medan du betalar, eller när betalningen kommer efter sin tid. Inget kommer att skickas.',
    address:
      'För adressen som du angav på betalsidan gäller andra villkor för leverans eller skatt än de vi visade, eller så levererar vi inte dit. Inget kommer att skickas. Du kan handla igen med en annan adress.',
    released: (amount: string) =>
      `Pengarna lämnade aldrig ditt konto. Vi har bett betaltjänsten att häva reservationen av ${amount}. Det kan ta några dagar innan banken visar det.`,
    money: (amount: string) =>
      `Vi har bett betaltjänsten att lämna tillbaka allt, ${amount}, på samma sätt som du betalade. Det kan ta upp till tio dagar innan banken visar det.`,
    link: 'Till butiken',
  },
  withdrawal: {
    subject: (number: number) => `Vi har tagit emot din ångeranmälan (nr ${number})`,
    heading: 'Vi har tagit emot din ångeranmälan',
    intro: 'Du har ångrat ett köp hos oss, med de här orden. Mejlet är ditt bevis, så spara det.',
    statement: (order: string) => `Jag ångrar mitt köp, beställning ${order}, av:`,
    unmatched: (order: string) => `Jag ångrar mitt köp, beställning ${order}.`,
    name: (name: string) => `Namn: ${name}`,
    email: (email: string) => `Bekräftelse till: ${email}`,
    received: (number: number, time: string) => `Mottagen: ${time}, med nummer ${number}`,
    missing: (shop: string) =>
      `Vi hittade ingen beställning med det numret och den adressen. Anmälan togs ändå emot vid tiden ovan: någon på ${shop} letar upp beställningen och skriver till dig.`,
    back: (date: string, address: string) =>
      `Har du fått varorna skickar du tillbaka dem senast ${date}${address && `, till ${address}`}. Det som inte har skickats än stannar här.`,
    money: (date: string) =>
      `Pengarna får du tillbaka på samma sätt som du betalade, senast ${date}; för skickade varor dock inte förrän de eller ett inlämningskvitto har nått oss.`,
    questions: (email: string) => `Frågor: ${email}`,
    link: 'Se din ångeranmälan',
    note: 'Var det inte du? Skriv till oss.',
  },
  operator: {
    order: {
      subject: (order: string, total: string) => `Beställning ${order}: ${total}`,
      heading: (order: string) => `En ny beställning, ${order}`,
    },
    withdrawal: {
      subject: (number: number, order: string) => `Ångeranmälan ${number}, beställning ${order}`,
      heading: (number: number) => `En ångeranmälan, nr ${number}`,
      due: (day: string) => `Betala tillbaka senast ${day}. Skicka inte det som inte har gått iväg än.`,
      missing: (order: string) =>
        `Numret "${order}" och adressen hör inte till någon beställning. Anmälan gäller ändå: leta upp beställningen och skriv till köparen.`,
    },
    failed: {
      subject: (order: string) => `Beställning ${order}: en återbetalning avvisades`,
      heading: 'En återbetalning avvisades',
      text: (amount: string) =>
        `Betalningstjänsten har avvisat återbetalningen av ${amount}. Pengarna är fortfarande era: ta reda på varför och betala tillbaka igen, eller på annat sätt.`,
    },
    late: {
      subject: (order: string) => `Beställning ${order}: en återbetalning är inte bekräftad`,
      heading: 'En återbetalning är inte bekräftad',
      text: (amount: string) =>
        `Betalningstjänsten har inte bekräftat återbetalningen av ${amount} på mer än ett dygn. Butiken fortsätter att fråga; titta i tjänstens översikt.`,
    },
    notReturned: {
      subject: 'En betalning utan beställning kunde inte lämnas tillbaka',
      heading: 'Lämna tillbaka en betalning själv',
      text: (amount: string, payment: string) =>
        `En köpare har betalat ${amount}, det finns ingen beställning, och betaltjänsten har nekat återbetalningen. Leta upp betalning ${payment} hos betaltjänsten och lämna tillbaka pengarna.`,
    },
    disputed: {
      subject: (order: string) => `Beställning ${order}: betalningen bestrids`,
      heading: 'En betalning bestrids',
      text: (amount: string, reason: string) =>
        `Köparen bestrider ${amount} hos sin bank${reason && ` (${reason})`}. Svara i betalningstjänstens översikt.`,
    },
    disputeClosed: {
      subject: (order: string) => `Beställning ${order}: tvisten är avslutad`,
      heading: 'En tvist är avslutad',
      texts: {
        won: (amount: string) => `Banken har avgjort till er fördel: ni behåller ${amount}.`,
        lost: (amount: string) =>
          `Banken har avgjort till köparens fördel, som har fått tillbaka ${amount}. Betala inte tillbaka en gång till; lägg tillbaka varorna i lagret om de kommer.`,
        closed: (amount: string) =>
          `Frågan om ${amount} avslutades utan beslut. Betalningstjänstens översikt säger hur.`,
      },
    },
    takeBack: 'Lämnar tillbaka en gammal lampa: lägg med en förbetald returfraktsedel.',
    gift: 'Gåvohälsning att skicka med',
    note: 'Köparens meddelande',
    by: (name: string, email: string) => `Av ${name}, ${email}`,
    to: (country: string, method: string) => `Till ${country}, ${method}`,
    paid: (total: string, method: string) => `${total}, ${method}`,
    command: (order: string) => `Allt om den: npm run shop -- order ${order}`,
    link: 'Se beställningen som köparen ser den',
  },
  takeBack: {
    offered: 'Ta hand om min gamla lampa, utan kostnad',
    dropped: 'Din gamla lampa tas inte emot med den här leveransen.',
    chosen:
      'Vi tar hand om din gamla lampa utan kostnad: en förbetald fraktsedel ligger i paketet. Använd den nyas kartong, och ta ur ljuskälla och lösa batterier.',
  },
  inquiry: {
    subjects: {
      order: (name: string, order: string) =>
        order ? `Beställning ${order}: fråga från ${name}` : `En beställning: fråga från ${name}`,
      product: (name: string) => `En lampa: fråga från ${name}`,
      other: (name: string) => `Fråga från ${name}`,
      project: (name: string, company: string) => `Projekt: ${company}, ${name}`,
    },
    heading: { contact: 'Från kontaktformuläret', project: 'Ett projekt' },
    fields: {
      name: 'Namn',
      company: 'Företag',
      email: 'E-post',
      phone: 'Telefon',
      country: 'Land',
      order: 'Ordernummer',
      project: 'Typ av projekt',
      size: 'Storlek',
      timetable: 'När',
    },
    projects: {
      home: 'Bostad',
      hotel: 'Hotell eller restaurang',
      office: 'Kontor',
      shop: 'Butik',
      public: 'Skola, vård eller kultur',
      other: 'Något annat',
    },
    reply: (email: string) => `Svara på mejlet så går svaret till ${email}.`,
    receipt: {
      subject: (shop: string) => `Vi har tagit emot ditt meddelande till ${shop}`,
      heading: 'Tack, ditt meddelande har kommit fram',
      intro: 'Någon här läser det och svarar dig, oftast inom en arbetsdag.',
      more: (email: string) => `Vill du lägga till något, till exempel en bild, skriver du till ${email}.`,
      note: 'Var det inte du? Låt mejlet vara. Vi skriver inte igen om ingen svarar på meddelandet.',
    },
  },
  testPayment,
  voucher: {
    usedUp: 'Rabattkoden är förbrukad.',
    expired: 'Rabattkoden gäller inte längre.',
    tooMany: (most: number) =>
      `Du kan använda högst ${most} rabattkoder samtidigt. Ta bort en för att lägga till en annan.`,
  },
  payment: {
    card: 'kort',
    offer: (methods: string) => `På Stripes sida betalar du med ${methods}.`,
    stripe: 'Kort, Apple Pay eller Google Pay',
    refused: 'Betalningen kunde inte påbörjas. Inget har dragits. Försök igen.',
    emailRefused: 'Betaltjänsten godtar inte den här e-postadressen. Inget har dragits.',
    tooLittle: (minimum: string) => `Den lägsta summa som kan betalas är ${minimum}. Lägg till något i varukorgen.`,
    tooSmall:
      'Summan är lägre än vad som kan betalas på det här sättet. Inget har dragits. Lägg till något i varukorgen eller betala på ett annat sätt.',
    tooLarge:
      'Summan är högre än vad som kan betalas på det här sättet. Inget har dragits. Betala på ett annat sätt eller skriv till oss.',
    unreachable: 'Betaltjänsten svarar inte. Inget har dragits. Försök igen om en liten stund.',
    tooMany: (time: string) =>
      `För många betalningar har påbörjats eller nekats från ditt nätverk. Du kan försöka igen om ${time}.`,
    usedUp: 'Rabattkoden är förbrukad. Inget har dragits.',
    addressRefused:
      'För adressen som du angav på betalsidan gäller andra villkor för leverans eller skatt än de vi visade, eller så levererar vi inte dit. Det blev ingen beställning.',
    returned: (amount: string) =>
      `Det blev ingen beställning. Hela ${amount} går tillbaka till dig, på samma sätt som du betalade.`,
  },
}
