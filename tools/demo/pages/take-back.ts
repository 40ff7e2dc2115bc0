import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

/**
 * How the demo shop takes back lamps (Directive 2012/19/EU, Art. 5(2) and 14) and batteries
 * (Regulation (EU) 2023/1542, Art. 62 and 74).
 */
export const takeBack = page(
  { en: 'Take-back', sv: 'Lämna tillbaka' },
  {
    en: 'What you no longer use contains metal, glass and plastic that can become something else. We take it back, free of charge.',
    sv: 'Det du inte använder längre innehåller metall, glas och plast som kan bli till något annat. Vi tar emot det utan kostnad.',
  },
  {
    en: body(
      paragraph(
        'The crossed-out bin on lamps, light sources and batteries says that they do not belong in household waste. They contain materials that can be used again, and some that harm people and nature where they end up in the ground or in the air.',
      ),
      heading('When you buy a new lamp from us'),
      list(
        'Tick “Take my old lamp back” at the checkout. It costs nothing, and the old one may be of any make.',
        'A prepaid label is in the parcel. Take the bulb and loose batteries out, pack the old lamp in the box of the new one, and hand it in where you collect parcels.',
        'One old lamp for each new one. It should be of the same kind, and clean enough to be handled.',
      ),
      paragraph(
        'This applies in the European Union and in Norway. We offer it in every country there that we deliver to.',
      ),
      heading('Without buying anything'),
      list(
        'Norway: old lamps and light sources are taken back whether or not you buy something. Write to us for a prepaid label.',
        'Sweden: hand them in at a recycling centre, or bring them to our workshop in Nässjö. Very small ones, at most 25 cm long, are taken in larger shops as well.',
        'Germany: the municipal collection points take them, and larger shops what is at most 25 cm long, without a purchase.',
        'Other countries of the European Union: the municipal collection points take them, free of charge.',
      ),
      heading('Batteries'),
      paragraph(
        'We take back used batteries of the kinds that we sell, free of charge and without a purchase. Bring them to our workshop, or write to us before you send one: lithium batteries are dangerous goods, and need a box of their own. Take them out of the lamp if that can be done without damage, and tape the poles. Battery collection points near you take them, too.',
      ),
      heading('Ask us'),
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö, Sweden, ',
        link('hej@dager.example', 'mailto:hej@dager.example'),
        '. Delete what a lamp has stored, if it is connected to anything.',
      ),
    ),
    sv: body(
      paragraph(
        'Den överkryssade soptunnan på lampor, ljuskällor och batterier säger att de inte hör hemma i hushållssoporna. De innehåller material som går att använda igen, och en del som skadar människor och natur om de hamnar i marken eller luften.',
      ),
      heading('När du köper en ny lampa av oss'),
      list(
        'Kryssa för ”Ta hand om min gamla lampa” i kassan. Det kostar ingenting, och den gamla får vara av vilket märke som helst.',
        'En förbetald fraktsedel ligger i paketet. Ta ur ljuskälla och lösa batterier, packa den gamla lampan i den nyas kartong och lämna in den där du hämtar paket.',
        'En gammal lampa för varje ny. Den ska vara av samma slag, och ren nog att hanteras.',
      ),
      paragraph(
        'Det gäller i Europeiska unionen och i Norge. Vi erbjuder det i alla länder där som vi levererar till.',
      ),
      heading('Utan att köpa något'),
      list(
        'Norge: gamla lampor och ljuskällor tas emot även om du inte köper något. Skriv till oss så får du en förbetald fraktsedel.',
        'Sverige: lämna dem på en återvinningscentral, eller hos oss i verkstaden i Nässjö. Riktigt små, högst 25 cm långa, tas emot även i större butiker.',
        'Tyskland: kommunens insamling tar emot dem, och större butiker det som är högst 25 cm långt, utan köp.',
        'Andra länder i Europeiska unionen: kommunens insamling tar emot dem utan kostnad.',
      ),
      heading('Batterier'),
      paragraph(
        'Vi tar emot uttjänta batterier av de slag vi säljer, utan kostnad och utan att du köper något. Kom till verkstaden, eller skriv till oss innan du skickar ett: litiumbatterier är farligt gods och behöver en egen kartong. Ta ut dem ur lampan om det går utan att något går sönder, och tejpa polerna. Batteriholkar nära dig tar också emot dem.',
      ),
      heading('Fråga oss'),
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö, Sverige, ',
        link('hej@dager.example', 'mailto:hej@dager.example'),
        '. Radera det en lampa har sparat, om den är uppkopplad.',
      ),
    ),
  },
)
