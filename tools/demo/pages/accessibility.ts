import { body, heading, link, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

export const accessibility = page(
  { en: 'Website accessibility', sv: 'Tillgänglighet' },
  {
    en: 'The shop should work for everyone, however you see, hear, point or read.',
    sv: 'Butiken ska fungera för alla, oavsett hur du ser, hör, pekar eller läser.',
  },
  {
    en: body(
      paragraph('We build to WCAG 2.2, level AA, and to the requirements of the European Accessibility Act.'),
      heading('The pictures and the payment page'),
      paragraph(
        'The pictures of our lamps are made from their drawings and are not always true to the last screw, so the measurements are given in words as well.',
      ),
      paragraph(
        'The payment provider’s own page is outside our control. If you get stuck there, call us and we will take the order by telephone, at the same price.',
      ),
      heading('Tell us'),
      paragraph(
        'If something does not work, write to ',
        link('hej@dager.example', 'mailto:hej@dager.example'),
        '. Say which page, and which assistive technology you use. You will have an answer within two working days. In Sweden the Post and Telecom Authority (PTS) supervises online shops, and you can turn to them if our answer is not enough.',
      ),
    ),
    sv: body(
      paragraph('Vi följer WCAG 2.2 på nivå AA och lagen om vissa produkters och tjänsters tillgänglighet.'),
      heading('Bilderna och betaltjänsten'),
      paragraph(
        'Bilderna på lamporna är gjorda efter ritningarna och stämmer inte alltid in i minsta skruv, därför står måtten också i ord.',
      ),
      paragraph(
        'Betaltjänstens egen sida rår vi inte på. Fastnar du där kan du ringa, så tar vi beställningen per telefon till samma pris.',
      ),
      heading('Berätta för oss'),
      paragraph(
        'Skriv till ',
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ' om något inte fungerar. Ange vilken sida det gäller och vilka hjälpmedel du använder. Du får svar inom två arbetsdagar. Post- och telestyrelsen (PTS) har tillsyn över e-handel, och du kan vända dig dit om vårt svar inte räcker.',
      ),
    ),
  },
)
