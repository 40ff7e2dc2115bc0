import type { Text } from './article.ts'

/** The demo house's designers, all invented. */
export const designers: { slug: string; name: string; intro: Text }[] = [
  {
    slug: 'ylva-torsmark',
    name: 'Ylva Torsmark',
    intro: {
      en: 'Trained as a silversmith. Starts every lamp with the hand that is going to switch it on.',
      sv: 'Silversmed i grunden. Börjar varje lampa med handen som ska tända den.',
    },
  },
  {
    slug: 'anselm-rydbo',
    name: 'Anselm Rydbo',
    intro: {
      en: 'Cabinetmaker’s son and builder of prototypes. Likes joints that show how they were made.',
      sv: 'Snickarson och modellbyggare. Tycker om fogar som visar hur de är gjorda.',
    },
  },
  {
    slug: 'majken-sundelid',
    name: 'Majken Sundelid',
    intro: {
      en: 'Glass and brass, drawn with a compass. She has worked from the same boathouse for twenty years.',
      sv: 'Glas och mässing, ritat med passare. Har arbetat i samma sjöbod i tjugo år.',
    },
  },
  {
    slug: 'ossian-vallfors',
    name: 'Ossian Vallfors',
    intro: {
      en: 'Came to lighting by way of bridges, and still asks how far a line can reach.',
      sv: 'Kom till ljuset från brobyggandet och undrar fortfarande hur långt en linje kan nå.',
    },
  },
  {
    slug: 'hedvig-norrhult',
    name: 'Hedvig Norrhult',
    intro: {
      en: 'Industrial designer. Removes parts until the lamp stops working, then puts the last one back.',
      sv: 'Industridesigner. Plockar bort delar tills lampan slutar fungera och sätter sedan tillbaka den sista.',
    },
  },
  {
    slug: 'petra-almskog',
    name: 'Petra Almskog',
    intro: {
      en: 'Weaver and textile designer. Holds every cloth up to a window before she cuts it.',
      sv: 'Väverska och textilformgivare. Håller upp varje tyg mot fönstret innan hon klipper.',
    },
  },
]

export const families: Record<string, string> = {
  murla: 'Murla',
  ekvika: 'Ekvika',
  ringholm: 'Ringholm',
  bagvik: 'Bågvik',
  skarpnas: 'Skarpnäs',
  vavsta: 'Vävsta',
  langhed: 'Långhed',
  tjarna: 'Tjärna',
  grindo: 'Grindö',
  treskar: 'Treskär',
  frostnas: 'Frostnäs',
  glim: 'Glim',
  tvinna: 'Tvinna',
  skymra: 'Skymra',
}
