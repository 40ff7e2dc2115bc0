import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

const privacyPolicy = page(
  { en: 'Privacy policy', sv: 'Integritetspolicy' },
  {
    en: 'What we know about you, why, and for how long.',
    sv: 'Vad vi vet om dig, varför, och hur länge.',
  },
  {
    en: body(
      paragraph(
        'Dager, Mejerivägen 4, 571 00 Nässjö, Sweden, is responsible for the personal data that this shop handles.',
      ),
      heading('When you buy'),
      paragraph(
        'We store your name, address, email, telephone number and what you bought, because we cannot deliver or take back a lamp otherwise. The carrier receives what is needed to find you. The payment provider handles your card; we never see its number. Swedish bookkeeping law makes us keep orders for seven years.',
      ),
      heading('When you write to us'),
      paragraph('We keep the correspondence for two years, in case the same lamp comes up again.'),
      heading('When you ask for our letter'),
      paragraph('We store your email address and language until you unsubscribe. Every letter has a link for that.'),
      heading('When you look around'),
      paragraph(
        'The shop remembers your language, country and bag in your browser. That is necessary for it to work. We do not sell data, and we do not follow you to other sites.',
      ),
      heading('Your rights'),
      list(
        'See what we have stored about you, and have it in a file',
        'Have errors corrected, and data erased that we are not obliged to keep',
        'Object, or withdraw a consent you have given',
        'Complain to the supervisory authority of your country, in Sweden IMY',
      ),
      paragraph(
        'Write to ',
        link('privacy@dager.example', 'mailto:privacy@dager.example'),
        ' and we will answer within a month, usually within a week.',
      ),
    ),
    sv: body(
      paragraph('Dager, Mejerivägen 4, 571 00 Nässjö, ansvarar för personuppgifterna som hanteras i den här butiken.'),
      heading('När du handlar'),
      paragraph(
        'Vi sparar namn, adress, mejladress, telefonnummer och vad du har köpt. Utan det kan vi varken leverera en lampa eller ta den tillbaka. Transportören får det som krävs för att hitta dig. Kortet hanteras av betaltjänsten; vi ser aldrig numret. Enligt bokföringslagen måste vi spara beställningar i sju år.',
      ),
      heading('När du skriver till oss'),
      paragraph('Vi sparar brevväxlingen i två år, ifall samma lampa skulle bli aktuell igen.'),
      heading('När du vill ha vårt brev'),
      paragraph('Vi sparar din mejladress och ditt språk tills du avslutar. Det finns en länk för det i varje brev.'),
      heading('När du bara tittar'),
      paragraph(
        'Butiken minns språk, land och varukorg i din webbläsare. Annars fungerar den inte. Vi säljer inga uppgifter och följer inte efter dig till andra webbplatser.',
      ),
      heading('Dina rättigheter'),
      list(
        'Se vad vi har sparat om dig, och få ut det som en fil',
        'Få fel rättade, och uppgifter raderade som vi inte måste behålla',
        'Invända, eller ta tillbaka ett samtycke',
        'Klaga hos Integritetsskyddsmyndigheten, IMY',
      ),
      paragraph(
        'Skriv till ',
        link('integritet@dager.example', 'mailto:integritet@dager.example'),
        '. Du får svar inom en månad, oftast inom en vecka.',
      ),
    ),
  },
)

const terms = page(
  { en: 'Terms and conditions', sv: 'Köpvillkor' },
  {
    en: 'The agreement between you and us when you buy as a consumer.',
    sv: 'Det som gäller mellan dig och oss när du handlar som privatperson.',
  },
  {
    en: body(
      heading('Prices and payment'),
      paragraph(
        'Prices are shown in the currency of your country and include value added tax where it applies. What delivery costs is shown before you pay. The ways to pay in your country are listed at checkout; the amount is charged when you place the order. For reduced articles we also state the lowest price of the last thirty days.',
      ),
      heading('The order'),
      paragraph(
        'The agreement is made when we confirm your order by email. If an article turns out to be missing or wrongly priced in an obvious way, we will tell you and refund what you have paid.',
      ),
      heading('Delivery'),
      paragraph(
        'We deliver to the countries listed in the shop. Delivery times are estimates. If we are more than thirty days late, you may cancel.',
      ),
      heading('Thirty days to change your mind'),
      paragraph(
        'You may withdraw within thirty days of delivery, longer than the fourteen that the law requires. Handle the article with care; if its value falls because of use we may deduct for that. You receive your money within fourteen days of our receiving the return, the original delivery charge included.',
      ),
      heading('Guarantee and complaints'),
      paragraph(
        'We give five years’ guarantee on lamps. You also have the rights of a consumer under the law of your country, in Sweden three years to complain of an original fault. Light sources are guaranteed for two years. Contact us as soon as you notice something.',
      ),
      heading('Disputes'),
      paragraph(
        'We would rather talk. If we cannot agree, the Swedish National Board for Consumer Disputes (ARN) may try the case, and we follow its recommendation. Swedish law applies, without taking away the protection your own country gives you. Questions: ',
        link('contact us', '/info/contact'),
        '.',
      ),
    ),
    sv: body(
      heading('Priser och betalning'),
      paragraph(
        'Priserna anges i ditt lands valuta och inkluderar moms där sådan tas ut. Fraktkostnaden visas innan du betalar. I kassan ser du vilka betalsätt som finns; beloppet dras när du lägger beställningen. För nedsatta varor anger vi även lägsta pris de senaste trettio dagarna.',
      ),
      heading('Beställningen'),
      paragraph(
        'Avtalet är slutet när vi bekräftar din beställning per mejl. Om en vara saknas eller har ett uppenbart felaktigt pris hör vi av oss och betalar tillbaka det du betalat.',
      ),
      heading('Leverans'),
      paragraph(
        'Vi levererar till länderna som anges i butiken. Leveranstiderna är ungefärliga. Dröjer det mer än trettio dagar har du rätt att häva köpet.',
      ),
      heading('Trettio dagars öppet köp'),
      paragraph(
        'Du får ångra köpet inom trettio dagar från leverans, alltså längre än lagens fjorton. Var rädd om varan; har värdet minskat för att den använts kan vi göra avdrag för det. Pengarna, även den ursprungliga frakten, kommer inom fjorton dagar från att vi fått returen.',
      ),
      heading('Garanti och reklamation'),
      paragraph(
        'Vi lämnar fem års garanti på lampor och två år på ljuskällor. Utöver det gäller konsumentköplagen: du kan reklamera ursprungliga fel i tre år. Hör av dig så snart du märker något.',
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

const accessibility = page(
  { en: 'Website accessibility', sv: 'Tillgänglighet' },
  {
    en: 'The shop should work for everyone, however you see, hear, point or read.',
    sv: 'Butiken ska fungera för alla, oavsett hur du ser, hör, pekar eller läser.',
  },
  {
    en: body(
      paragraph('We build to WCAG 2.2, level AA, and to the requirements of the European Accessibility Act.'),
      heading('What you can count on'),
      list(
        'Everything can be done with a keyboard, from the first page to the receipt',
        'Pictures of lamps are described in words; decoration is passed over',
        'Text can be enlarged to 200 per cent without anything being lost',
        'Colour is never the only sign, and contrast is at least 4.5 to 1',
        'Movement is switched off when your device asks for it',
      ),
      heading('What we know is missing'),
      paragraph(
        'The payment provider’s own page is outside our control. If you get stuck there, call us and we will take the order by telephone, at the same price.',
      ),
      heading('Tell us'),
      paragraph(
        'If something does not work, write to ',
        link('hello@dager.example', 'mailto:hello@dager.example'),
        '. Say which page, and which aids you use. You will have an answer within two working days. In Sweden the Post and Telecom Authority (PTS) supervises online shops, and you can turn to them if our answer is not enough.',
      ),
    ),
    sv: body(
      paragraph('Vi följer WCAG 2.2 på nivå AA och lagen om vissa produkters och tjänsters tillgänglighet.'),
      heading('Det här ska fungera'),
      list(
        'Allt går att göra med tangentbord, från första sidan till kvittot',
        'Bilder på lampor beskrivs i ord, utsmyckning hoppas över',
        'Texten går att förstora till 200 procent utan att något försvinner',
        'Färg är aldrig den enda markeringen, och kontrasten är minst 4,5 till 1',
        'Rörelser stängs av när din enhet ber om det',
      ),
      heading('Brister vi känner till'),
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

export const legal = {
  '/info/privacy-policy': privacyPolicy,
  '/info/terms-and-conditions': terms,
  '/info/website-accessibility': accessibility,
}
