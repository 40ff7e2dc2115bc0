import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

/**
 * The EU's harmonised notice of the legal guarantee, as text. Sellers add the official pictures to
 * this page.
 */
export const guaranteeNotice = page(
  { en: 'Your legal guarantee rights', sv: 'Din rätt att reklamera' },
  {
    en: 'If an article is faulty or not as described, the seller is liable by law for at least two years from delivery in every country of the European Union, in some for longer. You can ask for repair or replacement free of charge, and if neither helps for a lower price or your money back. This holds whatever other guarantee is given.',
    sv: 'Om en vara är felaktig eller inte stämmer med beskrivningen ansvarar säljaren enligt lag i minst två år från leveransen i alla länder i Europeiska unionen, i några längre. Du kan kräva att varan lagas eller byts ut utan kostnad, och om inget av det hjälper ett lägre pris eller pengarna tillbaka. Det gäller oavsett vilka andra garantier som ges.',
  },
  {
    en: body(
      heading('How long it lasts where you live'),
      list(
        'Sweden and Spain: three years.',
        'Ireland: six years.',
        'Finland and the Netherlands: as long as such an article should last.',
        'Denmark, Germany, France, Belgium, Austria and Italy: two years.',
      ),
      heading('How to complain'),
      paragraph(
        'Write to us with the order’s number and say what is wrong, ',
        link('here', '/info/contact'),
        '. Do it soon after you notice the fault; two months are always in time.',
      ),
      paragraph('What we promise beside the law is on the page about our ', link('guarantee', '/info/guarantee'), '.'),
    ),
    sv: body(
      heading('Hur länge den gäller där du bor'),
      list(
        'Sverige och Spanien: tre år.',
        'Irland: sex år.',
        'Finland och Nederländerna: så länge en sådan vara bör hålla.',
        'Danmark, Tyskland, Frankrike, Belgien, Österrike och Italien: två år.',
      ),
      heading('Så reklamerar du'),
      paragraph(
        'Skriv till oss med ordernumret och säg vad som är fel, ',
        link('här', '/info/contact'),
        '. Gör det snart efter att du har märkt felet; två månader är alltid i tid.',
      ),
      paragraph('Vad vi lovar utöver lagen står på sidan om vår ', link('garanti', '/info/guarantee'), '.'),
    ),
  },
)
