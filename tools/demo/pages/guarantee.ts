import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

const street = 'Dager, Mejerivägen 4, 571 00 Nässjö'

/** The terms of the demo's guarantees (Directive (EU) 2019/771, Art. 17(2)). */
export const guarantee = page(
  { en: 'Guarantee', sv: 'Garanti' },
  {
    en: 'What we promise in addition to your statutory rights, and how to claim it.',
    sv: 'Vad vi lovar utöver dina lagstadgade rättigheter, och hur du gör.',
  },
  {
    en: body(
      heading('Your statutory rights'),
      paragraph(
        'If an article is not as it should be, the law gives you rights against us as the seller, free of charge: repair or a new one, a lower price, or your money back. The guarantee does not affect them. In some countries they last at least as long as the guarantee: for lamps in Norway, Great Britain and Ireland.',
      ),
      heading('Who gives it'),
      paragraph(
        `${street}, Sweden, `,
        link('hej@dager.example', 'mailto:hej@dager.example'),
        '. We sell the article and give the guarantee; it is not the manufacturer’s.',
      ),
      heading('For how long, and where'),
      list(
        'Lamps: five years from the day you receive them.',
        'Light sources: two years from the day you receive them.',
      ),
      paragraph(
        'It applies in every country that we deliver to, for whoever owns the article, and costs nothing. The order confirmation is your proof.',
      ),
      heading('What it covers'),
      list(
        'Faults of material and manufacture, also those that appear later, without your having to show that they were there from the start.',
        'In lamps also built-in light sources and drivers, batteries for two years.',
      ),
      paragraph(
        'Not covered are damage by falls, water or wrong mounting, changes that others than we have made, and what belongs to use: brass that darkens, a cord that wears where it is bent.',
      ),
      heading('How to claim it'),
      list(
        'Write to us with the order’s number, and a picture if you can.',
        'We pay for the way to us and back.',
        'We repair the article within thirty days, or send you a new one. If neither is possible, you get your money back.',
      ),
    ),
    sv: body(
      heading('Dina lagstadgade rättigheter'),
      paragraph(
        'Är en vara inte som den ska ger lagen dig rättigheter mot oss som säljare, utan kostnad: reparation eller en ny, prisavdrag eller pengarna tillbaka. Garantin påverkar dem inte. I några länder gäller de minst lika länge som garantin: för lampor i Norge, Storbritannien och Irland.',
      ),
      heading('Vem som ger den'),
      paragraph(
        `${street}, Sverige, `,
        link('hej@dager.example', 'mailto:hej@dager.example'),
        '. Vi säljer varan och ger garantin; den är inte tillverkarens.',
      ),
      heading('Hur länge, och var'),
      list('Lampor: fem år från den dag du får dem.', 'Ljuskällor: två år från den dag du får dem.'),
      paragraph(
        'Den gäller i alla länder vi levererar till, för den som äger varan, och kostar ingenting. Orderbekräftelsen räcker som bevis.',
      ),
      heading('Vad den omfattar'),
      list(
        'Fel i material och tillverkning, även sådana som visar sig senare, utan att du behöver visa att de fanns från början.',
        'I lampor också inbyggda ljuskällor och drivdon, batterier i två år.',
      ),
      paragraph(
        'Den omfattar inte skador av fall, vatten eller felaktig montering, ändringar som någon annan än vi har gjort, och sådant som hör till bruket: mässing som mörknar, en sladd som slits där den böjs.',
      ),
      heading('Så använder du den'),
      list(
        'Skriv till oss med ordernumret, gärna med en bild.',
        'Vi betalar frakten till oss och tillbaka.',
        'Vi lagar varan inom trettio dagar eller skickar en ny. Går inget av det får du pengarna tillbaka.',
      ),
    ),
  },
)
