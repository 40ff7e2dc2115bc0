import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

const street = 'Dager, Mejerivägen 4, 571 00 Nässjö'
const address = `${street}, Sweden`
const addressSv = `${street}, Sverige`

/** The instructions and the form that the law prescribes (Directive 2011/83/EU, Annex I). */
export const withdrawal = page(
  { en: 'Withdrawing from a purchase', sv: 'Ångra ett köp' },
  {
    en: 'What the law says about it, with the form.',
    sv: 'Vad lagen säger om det, med blankett.',
  },
  {
    en: body(
      heading('Right of withdrawal'),
      paragraph(
        'You have the right to withdraw from this contract within thirty days without giving any reason. The period ends thirty days after the day on which you, or somebody you name who is not the carrier, receive the last of the goods.',
      ),
      paragraph(
        `To use the right, tell us (${address}, `,
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ') of your decision by a clear statement: by the page ',
        link('withdraw from contract here', '/withdraw'),
        ', by letter or by email. You may use the form below, but need not. If you use the page, we will send you an acknowledgement by email without delay.',
      ),
      paragraph('Your statement is in time if you send it before the period has ended.'),
      heading('What withdrawing means'),
      paragraph(
        'If you withdraw from this contract, we pay back all payments received from you, including the costs of delivery, without undue delay and at the latest fourteen days from the day on which we are told of your decision. Extra costs, because you chose another way of delivery than our cheapest standard one, are not paid back. We use the means of payment that you used, unless you have expressly agreed otherwise, and you pay no fees for it.',
      ),
      paragraph(
        `We may wait until we have received the goods back, or until you have shown that you have sent them, whichever is first. Send the goods to us (${address}) without undue delay and at the latest fourteen days from the day on which you told us. You are in time if you send them before the fourteen days have ended. You pay the direct cost of returning the goods.`,
      ),
      paragraph(
        'You are only liable for a loss of value of the goods if they were handled in a way that is not needed to establish their nature, characteristics and functioning.',
      ),
      heading('Withdrawal form'),
      paragraph('Fill in and send this form only if you want to withdraw from the contract.'),
      list(
        `To ${address}, hej@dager.example:`,
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):',
        'Ordered on (*) / received on (*):',
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s), only if this form is sent on paper:',
        'Date:',
      ),
      paragraph('(*) Delete as appropriate.'),
    ),
    sv: body(
      heading('Ångerrätt'),
      paragraph(
        'Du har rätt att frånträda det här avtalet inom trettio dagar utan att ange något skäl. Fristen löper ut trettio dagar efter den dag då du, eller någon som du utser och som inte är transportören, tar emot den sista av varorna.',
      ),
      paragraph(
        `Vill du utöva ångerrätten meddelar du oss (${addressSv}, `,
        link('hej@dager.example', 'mailto:hej@dager.example'),
        ') ditt beslut på ett klart och tydligt sätt: på sidan ',
        link('ångra köpet här', '/withdraw'),
        ', med brev eller med mejl. Du får använda blanketten nedan, men måste inte. Använder du sidan bekräftar vi genast med ett mejl att vi har tagit emot meddelandet.',
      ),
      paragraph('Ditt meddelande är i tid om du skickar det innan fristen har löpt ut.'),
      heading('Vad som händer när du ångrar dig'),
      paragraph(
        'Om du frånträder avtalet betalar vi tillbaka alla betalningar vi har fått från dig, inklusive leveranskostnaden, utan onödigt dröjsmål och senast fjorton dagar från den dag då vi underrättades om ditt beslut. Extra kostnader, för att du valt ett annat leveranssätt än vårt billigaste standardsätt, betalas inte tillbaka. Vi använder samma betalningsmedel som du använde, om du inte uttryckligen har gått med på något annat, och det kostar dig ingenting.',
      ),
      paragraph(
        `Vi får vänta med återbetalningen tills vi har fått tillbaka varorna eller du har visat att du har skickat dem, beroende på vilket som sker först. Skicka varorna till oss (${addressSv}) utan onödigt dröjsmål och senast fjorton dagar från den dag då du underrättade oss. Du är i tid om du skickar dem innan de fjorton dagarna har gått. Du betalar den direkta kostnaden för att skicka tillbaka varorna.`,
      ),
      paragraph(
        'Du ansvarar bara för varornas minskade värde om det beror på att de har hanterats på ett sätt som inte behövs för att fastställa deras art, egenskaper och funktion.',
      ),
      heading('Ångerblankett'),
      paragraph('Fyll i och skicka blanketten bara om du vill frånträda avtalet.'),
      list(
        `Till ${addressSv}, hej@dager.example:`,
        'Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*) / avtal om följande tjänst (*):',
        'Beställdes den (*) / mottogs den (*):',
        'Konsumentens/konsumenternas namn:',
        'Konsumentens/konsumenternas adress:',
        'Konsumentens/konsumenternas underskrift, endast om blanketten är på papper:',
        'Datum:',
      ),
      paragraph('(*) Stryk det som inte gäller.'),
    ),
  },
)
