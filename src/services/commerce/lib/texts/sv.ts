import type { Texts } from './en.ts'

/** The service's texts in Swedish. */
export const sv: Texts = {
  letter: {
    stop: 'Inga fler sådana mejl',
  },
  confirmation: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop}`,
    heading: 'Tack för din beställning',
    intro: (order: string) => `Vi har tagit emot beställning ${order} och hör av oss igen när den är på väg.`,
    quantity: (count: number) => `${count} st`,
    each: (price: string) => `${price} styck`,
    lowest: (price: string) => `lägsta pris de föregående 30 dagarna: ${price}`,
    subtotal: 'Delsumma',
    shipping: 'Frakt',
    free: 'Fri',
    taxDeducted: 'Avdragen moms',
    total: 'Totalt',
    tax: 'Varav moms',
    deliverTo: 'Levereras till',
    doorCode: (code: string) => `Portkod: ${code}`,
    link: 'Se din beställning',
    withdraw: 'Ångra köpet här',
    oneSize: 'En storlek',
  },
  passwordReset: {
    subject: (shop: string) => `Nytt lösenord hos ${shop}`,
    heading: 'Välj ett nytt lösenord',
    intro: 'Någon, troligen du, har bett om ett nytt lösenord. Länken fungerar en gång, i 60 minuter.',
    link: 'Välj nytt lösenord',
    note: 'Var det inte du behöver du inte göra något. Ditt lösenord ändras inte.',
  },
  newsletter: {
    subject: (shop: string) => `Bekräfta nyhetsbrevet från ${shop}`,
    heading: 'Ett klick kvar',
    intro: (shop: string) =>
      `Den här adressen har anmälts till nyhetsbrevet från ${shop}. Bekräfta, så hör vi av oss när det finns något att berätta.`,
    link: 'Bekräfta nyhetsbrevet',
    note: 'Var det inte du? Låt mejlet vara. Utan din bekräftelse skickar vi inget mer.',
  },
  stock: {
    subject: (name: string) => `${name} finns i lager igen`,
    heading: 'Åter i lager',
    intro: (name: string) =>
      `Du bad oss höra av oss när ${name} är tillbaka. Nu är den här. Vi har inte lagt undan någon, så först till kvarn gäller.`,
    link: 'Se den i butiken',
    note: 'Det här var mejlet du bad om. Vi sparar inte adressen till något annat.',
  },
  shipped: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop} är på väg`,
    heading: 'På väg till dig',
    intro: (order: string) => `Beställning ${order} har lämnat oss.`,
    carrier: (carrier: string, tracking: string) =>
      `Den skickas med ${carrier}${tracking && `, kollinummer ${tracking}`}.`,
    track: 'Spåra paketet',
    order: 'Se din beställning',
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
  delivery: {
    delivery: 'Leveranssätt',
    free: 'Fri frakt',
    point: 'Utlämningsställe',
    code: 'Portkod (frivilligt)',
    instructions: 'Till budet (frivilligt)',
  },
  testPayment: {
    title: 'Testbetalning',
    note: 'Det här är ett test. Inga pengar flyttas.',
    to: 'Betala din beställning',
    total: 'Belopp',
    pay: 'Betala',
    decline: 'Neka',
    cancel: 'Avbryt',
    others: 'Andra utfall',
    hang: 'Svarar aldrig',
    late: 'Svarar efter 20 sekunder',
    twice: 'Svarar två gånger',
    'wrong-amount': 'Godkänner ett annat belopp',
    names: {
      test: 'Testbetalning',
      form: 'Testbetalning med formulär',
      script: 'Testbetalning med skript',
      widget: 'Testbetalning i widget',
    },
    refused: 'Testbetalningen avvisades.',
    inWidget: 'Betala med testwidgeten',
    notStarted: 'Betalningen kunde inte påbörjas.',
  },
  payment: {
    stripe: 'Kort med mera',
    refused: 'Betalningen kunde inte påbörjas. Inget har dragits. Försök igen.',
    unreachable: 'Betaltjänsten svarar inte. Inget har dragits. Försök igen om en liten stund.',
    tooMany: (time: string) =>
      `För många betalningar har påbörjats eller nekats från ditt nätverk. Du kan försöka igen om ${time}.`,
    usedUp: 'Rabattkoden är förbrukad. Inget har dragits.',
  },
}
