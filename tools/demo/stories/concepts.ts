import { cottageSill, readingCorner, supper, workbench } from '../content/scenes.ts'
import { body, heading, link, paragraph } from '../portable-text.ts'

/** Four ideas about light, each with the lamps that follow it. */
export const concepts = [
  {
    slug: 'pools-of-light',
    title: { en: 'Pools of light', sv: 'Öar av ljus' },
    kelvin: 2700,
    intro: {
      en: 'A room needs dark parts as music needs rests. Five small lamps do more than one large one.',
      sv: 'Ett rum behöver mörka partier som musik behöver pauser. Fem små lampor gör mer än en stor.',
    },
    picture: readingCorner,
    body: {
      en: body(
        paragraph(
          'Light from the middle of the ceiling reaches everything equally, so nothing matters more than anything else. Switch it off. Put a lamp where someone reads, one where someone talks and one where nobody is at all, at the far end, so that the room has a far end.',
        ),
        heading('A rule of thumb'),
        paragraph(
          'Five points of light for a living room, three for a bedroom, at least one of them below eye level when you sit. Then dim all but the one you use. Start with ',
          link('a table lamp', '/category/shop/table'),
          ' in the darkest corner.',
        ),
      ),
      sv: body(
        paragraph(
          'Ljus mitt i taket når allt lika mycket, och då blir inget viktigare än något annat. Släck det. Sätt en lampa där någon läser, en där någon pratar och en där ingen är alls, längst bort, så att rummet får ett längst bort.',
        ),
        heading('En tumregel'),
        paragraph(
          'Fem ljuspunkter i ett vardagsrum, tre i ett sovrum, och minst en av dem under ögonhöjd när du sitter. Dimra sedan alla utom den du använder. Börja med ',
          link('en bordslampa', '/category/shop/table'),
          ' i det mörkaste hörnet.',
        ),
      ),
    },
    products: ['1005', '1026', '1001'],
  },
  {
    slug: 'carried-light',
    title: { en: 'Carried light', sv: 'Ljus att bära' },
    kelvin: 2700,
    intro: {
      en: 'For most of history light was something you took along. We would like to have that back.',
      sv: 'Under större delen av historien var ljus något man tog med sig. Det vill vi ha tillbaka.',
    },
    picture: cottageSill,
    body: {
      en: body(
        paragraph(
          'The wall socket decides where the lamp stands, and the lamp decides where you sit. Cut the cord and it is the other way around. Dinner moves out onto the balcony, the book to the hammock, and the children’s den gets a chandelier.',
        ),
        heading('What we ask of a portable lamp'),
        paragraph(
          'That it lasts an evening, that the battery can be changed in ten years’ time without tools, and that it looks like furniture, not like a phone. ',
          link('See all portable lamps', '/category/shop/portable'),
          '.',
        ),
      ),
      sv: body(
        paragraph(
          'Uttaget bestämmer var lampan står, och lampan bestämmer var du sitter. Klipp sladden och det blir tvärtom. Middagen flyttar ut på balkongen, boken ut i hängmattan och kojan får en ljuskrona.',
        ),
        heading('Vad vi kräver av en portabel lampa'),
        paragraph(
          'Att den räcker en kväll, att batteriet går att byta om tio år utan verktyg, och att den ser ut som en möbel och inte som en telefon. ',
          link('Se alla portabla lampor', '/category/shop/portable'),
          '.',
        ),
      ),
    },
    products: ['1025', '1002', '1031'],
  },
  {
    slug: 'apart-and-together',
    title: { en: 'Apart and together', sv: 'Isär och ihop' },
    kelvin: 3000,
    intro: {
      en: 'No glue. Every lamp is a handful of parts that have agreed to stay together, and you can buy each of them.',
      sv: 'Inget lim. Varje lampa är en handfull delar som kommit överens, och varje del går att få.',
    },
    picture: workbench,
    body: {
      en: body(
        paragraph(
          'The room for spare parts is the largest in the old dairy in Nässjö where we work. There are shades for lamps from 1962, springs for lamps we would not make again, and a shelf for parts whose lamp nobody remembers.',
        ),
        heading('Ten years, and then some'),
        paragraph(
          'We promise ',
          link('parts', '/category/shop/spareparts'),
          ' for at least ten years after the last lamp of a kind has been made. So far we have never thrown a drawing away, so in practice it has been longer.',
        ),
      ),
      sv: body(
        paragraph(
          'Reservdelsrummet är det största i det gamla mejeriet i Nässjö, där vi håller till. Där finns skärmar till lampor från 1962, fjädrar till lampor vi inte skulle göra om, och en hylla med delar vars lampa ingen minns.',
        ),
        heading('Tio år, minst'),
        paragraph(
          'Vi lovar ',
          link('delar', '/category/shop/spareparts'),
          ' i minst tio år efter att den sista lampan av sitt slag har tillverkats. Hittills har vi aldrig slängt en ritning, så i praktiken har det blivit längre.',
        ),
      ),
    },
    products: ['1301', '1302', '1303'],
  },
  {
    slug: 'dimmed-to-2200',
    title: { en: 'Towards the fire', sv: 'Mot elden' },
    kelvin: 2200,
    intro: {
      en: 'The sun goes down red. A bulb that only grows weaker leaves a room grey; one that grows warmer puts it to bed.',
      sv: 'Solen går ner röd. Ljus som bara blir svagare gör rummet grått. Blir det varmare också får rummet gå till vila.',
    },
    picture: supper,
    body: {
      en: body(
        paragraph(
          'Kelvin is a number for colour. At 3000 a white shirt is white. At 2700 it is the shirt of someone who has come home. At 2200 it hardly matters any longer what you are wearing.',
        ),
        heading('How to use it'),
        paragraph(
          'Mix. Choose 3000 where you work, 2700 where you live, and one or two ',
          link('bulbs at 2200', '/product/glim-e27-filament-clear'),
          ' where the day is to end. Ra, the other number, tells you how truly colours are shown. Ours are never below 90.',
        ),
      ),
      sv: body(
        paragraph(
          'Kelvin är ett mått på färg. Vid 3000 är en vit skjorta vit. Vid 2700 är det en skjorta på någon som har kommit hem. Vid 2200 spelar det knappt någon roll längre vad man har på sig.',
        ),
        heading('Så gör du'),
        paragraph(
          'Blanda. Ta 3000 där du arbetar, 2700 där du bor och en eller två ',
          link('ljuskällor med 2200', '/product/glim-e27-filament-clear'),
          ' där dagen ska sluta. Ra, det andra måttet, säger hur sant färger återges. Våra ligger aldrig under 90.',
        ),
      ),
    },
    products: ['1103', '1101', '1203'],
  },
].map((concept, position) => ({ ...concept, position }))
