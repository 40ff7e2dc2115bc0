import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { deliveryPrices } from './delivery.ts'
import { page } from './page.ts'

export const terms = page(
  { en: 'Terms and conditions', sv: 'Köpvillkor' },
  {
    en: 'The agreement between you and us when you buy as a consumer.',
    sv: 'Det som gäller mellan dig och oss när du handlar som privatperson.',
  },
  {
    en: body(
      heading('Who you buy from'),
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö, Sweden. The terms apply to consumers, and in the wording that stood here when you ordered. Other terms apply to companies; see ',
        link('Professionals', '/professionals'),
        '.',
      ),
      heading('Prices and payment'),
      paragraph(
        'Prices are shown in the currency of your country. Within the European Union they include your country’s value added tax. For Norway, the United Kingdom and the United States the Swedish tax is deducted at the checkout, on a line of its own; import tax and duty may be charged where you live. What delivery costs is shown before you pay. The ways to pay in your country are listed at checkout; the amount is charged when you place the order. For reduced articles we also state the lowest price of the last thirty days.',
      ),
      heading('The order'),
      paragraph(
        'The agreement is made when we confirm your order by email. If an article turns out to be missing or wrongly priced in an obvious way, we will tell you and refund what you have paid.',
      ),
      heading('Delivery'),
      paragraph(
        'We deliver to fourteen countries. Delivery is free from the last amount on each line, counted on the goods after any voucher:',
      ),
      list(...deliveryPrices('en')),
      paragraph(
        'Delivery times are estimates. If a delivery is late, you may give us a reasonable extra period and cancel after that; if more than thirty days have passed since the order you may cancel at once. The risk is ours until the parcel is in your hands.',
      ),
      heading('Thirty days to change your mind'),
      paragraph(
        'The law gives you fourteen days from the day the parcel arrives to withdraw from the purchase without a reason. We give you thirty. Use the form: ',
        link('withdraw from contract here', '/withdraw'),
        '. An email to ',
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ', a letter or the ',
        link('standard withdrawal form', '/info/withdrawal'),
        ' will do as well. Send the article back within fourteen days of that. You pay for the return unless the fault is ours.',
      ),
      paragraph(
        'If you withdraw within the first fourteen days you may have unpacked and tried the lamp as you would in a shop; if its value has fallen because you did more than that we may deduct for it. After that it must be unused and in its box. You receive everything you paid, ordinary delivery included, within fourteen days of your message, though not before the article or proof of postage has reached us.',
      ),
      heading('Guarantee and complaints'),
      paragraph(
        'Under the law of your country you have the rights of a consumer, in Sweden three years to complain about an original fault. Contact us as soon as you notice something. Beside them we give a ',
        link('guarantee', '/info/guarantee'),
        ', with terms of its own.',
      ),
      heading('Disputes'),
      paragraph(
        'We would rather talk. If we cannot agree, the Swedish National Board for Consumer Disputes (ARN) may consider the case, and we follow its recommendation. Swedish law applies, without taking away the protection your own country gives you. Questions: ',
        link('contact us', '/info/contact'),
        '.',
      ),
    ),
    sv: body(
      heading('Vem du handlar av'),
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö. Villkoren gäller privatpersoner, i den lydelse som stod här när du beställde. För företag gäller andra villkor, se ',
        link('För proffs', '/professionals'),
        '.',
      ),
      heading('Priser och betalning'),
      paragraph(
        'Priserna anges i ditt lands valuta. Inom EU ingår ditt lands moms. Till Norge, Storbritannien och USA dras den svenska momsen av i kassan, på en egen rad; skatt och tull kan tillkomma där du bor. Fraktkostnaden visas innan du betalar. I kassan ser du vilka betalsätt som finns; beloppet dras när du lägger beställningen. För nedsatta varor anger vi även lägsta pris de senaste trettio dagarna.',
      ),
      heading('Beställningen'),
      paragraph(
        'Avtalet är slutet när vi bekräftar din beställning per mejl. Om en vara saknas eller har ett uppenbart felaktigt pris hör vi av oss och betalar tillbaka det du betalat.',
      ),
      heading('Leverans'),
      paragraph(
        'Vi levererar till fjorton länder. Frakten är fri från det sista beloppet på varje rad, räknat på varorna efter eventuell rabatt:',
      ),
      list(...deliveryPrices('sv')),
      paragraph(
        'Leveranstiderna är ungefärliga. Blir leveransen sen får du ge oss en skälig extra tid och sedan häva köpet; har det gått mer än trettio dagar sedan beställningen får du häva direkt. Risken är vår tills du har paketet i handen.',
      ),
      heading('Trettio dagar att ångra sig'),
      paragraph(
        'Enligt lag har du fjorton dagar från att paketet kom fram på dig att ångra köpet utan att ange skäl. Hos oss har du trettio. Använd formuläret: ',
        link('ångra köpet här', '/withdraw'),
        '. Ett mejl till ',
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ', ett brev eller ',
        link('ångerblanketten', '/info/withdrawal'),
        ' går lika bra. Skicka sedan tillbaka varan inom fjorton dagar därefter. Returfrakten betalar du, om inte felet är vårt.',
      ),
      paragraph(
        'Ångrar du dig inom de första fjorton dagarna får du ha packat upp och provat lampan som man gör i en butik; har den tappat i värde för att du gjort mer än så kan vi göra avdrag. Därefter ska den vara oanvänd och ligga i sin kartong. Du får tillbaka allt du betalat, även ordinarie frakt, inom fjorton dagar från ditt meddelande, men inte förrän varan eller ett inlämningskvitto har nått oss.',
      ),
      heading('Garanti och reklamation'),
      paragraph(
        'Enligt konsumentköplagen kan du reklamera ursprungliga fel i tre år. Hör av dig så snart du märker något. Utöver det ger vi en ',
        link('garanti', '/info/guarantee'),
        ' med egna villkor.',
      ),
      heading('Tvister'),
      paragraph(
        'Helst pratar vi. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden (ARN), vars rekommendationer vi följer. Svensk lag gäller. Frågor? ',
        link('Kontakta oss', '/info/contact'),
        '.',
      ),
    ),
  },
)
