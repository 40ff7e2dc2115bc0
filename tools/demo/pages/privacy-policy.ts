import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

export const privacyPolicy = page(
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
        'We store your name, address, email, telephone number and what you bought, because we cannot deliver or take back a lamp otherwise. If you write a gift message, or a company’s VAT number and reference, we store them with the order. The carrier receives what is needed to find you. The payment provider handles your card; we never see its number. Swedish bookkeeping law makes us keep orders for seven years after the year of the order; then names and addresses are removed from them.',
      ),
      heading('When you withdraw from a purchase'),
      paragraph(
        'We store what you told us, with your name, your email address and the time, and keep it with the order. A form that you begin and do not confirm is erased after a day.',
      ),
      heading('When you write to us'),
      paragraph(
        'We keep the correspondence for two years, in case the same lamp comes up again. What you send by a form on these pages reaches us as an email, and is erased from the shop itself after thirty days.',
      ),
      heading('When you have an account'),
      paragraph(
        'We store your name, your email address, your language and whether you want our newsletter. Your password is kept only as a digest, from which it cannot be worked out. For each login we keep when it was made and last used, and the kind of browser. In your account you can download everything we have stored about you, log out elsewhere, and delete the account; it is gone at once.',
      ),
      heading('When you ask for our newsletter'),
      paragraph(
        'We store your email address and language until you unsubscribe. Every newsletter has a link for that.',
      ),
      heading('When you look around'),
      paragraph(
        'The shop keeps a few small things in your browser, these and no others. Each is needed for what you have asked it to do, which is why no box asks for your consent. None of them leaves for another company.',
      ),
      list(
        'API-Token: opens your bag and your checkout, and your account while you are logged in. Made when you first use one of them; after ninety days without use it means nothing to us. A cookie, one year',
        'selection: a copy of your bag, so that it shows at once',
        'bagCount: the number on the bag',
        'loggedIn: that you are, so that the page says so at once. Gone when you log out',
        'light: that you have turned on the lamps in the pictures. Gone when you turn them off',
        'bulb: the bulb whose light the pictures show. Gone when you choose another colour temperature',
        'locationWarning: that you have put away the note about where we do not deliver',
        'newsletterOffer: that you have answered or closed the offer of our newsletter',
        'favorites: the lamps you have given a heart. Gone when you take the heart back',
        'favoritesAccount: whether you also keep them in your account. Gone when you log out',
        'recentlyViewed: the last lamps you have looked at, to show them again. The latest nine',
        'schedules: the room schedules you have edited, as links. The latest five, until you have one forgotten',
        'purchase: the number of your last order, so that it is counted once. It stays on the page',
        'unknownPayment: that a payment is still being confirmed. Gone once it is known',
        'checkbox: which boxes you have ticked, for the newsletter and at the checkout, for example',
        'offline: our typeface and our name, for the page that is shown without a network',
        'country: the country you have chosen. A cookie, ten days',
        'locale: the language you have chosen. A cookie, ten days',
      ),
      paragraph(
        'All but the cookies lie in your browser’s local storage until you clear it. Those of us who edit the shop have more: a cookie named preview, for an hour; as-of, the day that a preview shows, for twelve; previewBar, the place of a small bar; editing, what is open beside the page; and what was typed and is not saved yet.',
      ),
      paragraph(
        'Someone who only looks has no token, and we store nothing about the visit. Which country you are in is read from the network address when a page is asked for, to show the right prices, and then forgotten. We do not measure you, show no advertisements and do not follow you to other sites.',
      ),
      paragraph(
        'When you ask for shops near you, your browser asks you whether it may say where you are. The distances are worked out in your browser: your position is neither sent to us nor stored.',
      ),
      paragraph(
        'If something breaks in your browser, the page tells us which page it was and what the fault is called. Email addresses, network addresses and codes are taken out before it is written down.',
      ),
      heading('Who helps us'),
      paragraph(
        'The shop runs in a network of computers that answers from near where you are; its operator handles data on our behalf and on our instructions. Carriers and the payment provider get what they need for the delivery and the payment, and answer for it themselves.',
      ),
      heading('Why we may do this'),
      paragraph(
        'Your order and your questions: to fulfil the agreement with you. Bookkeeping: because the law requires it. The newsletter: because you asked for it. Guarding the shop and your account: our legitimate interest, weighed against yours. For that, attempts to log in, to use codes, to withdraw and to write to us are counted by account, email and network address, and forgotten within a day.',
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
        'Vi sparar namn, adress, e-postadress, telefonnummer och vad du har köpt. Utan det kan vi varken leverera en lampa eller ta den tillbaka. Skriver du en gåvohälsning, eller ett företags momsregistreringsnummer och referens, sparar vi det med beställningen. Transportören får det som krävs för att hitta dig. Kortet hanteras av betaltjänsten; vi ser aldrig numret. Enligt bokföringslagen måste vi spara beställningar i sju år efter beställningens år; sedan tas namn och adresser bort ur dem.',
      ),
      heading('När du ångrar ett köp'),
      paragraph(
        'Vi sparar det du meddelar, med namn, e-postadress och tidpunkt, och förvarar det med beställningen. Ett formulär som du börjar på och inte bekräftar raderas efter ett dygn.',
      ),
      heading('När du skriver till oss'),
      paragraph(
        'Vi sparar brevväxlingen i två år, ifall samma lampa skulle bli aktuell igen. Det du skickar med ett formulär här på sidorna når oss som ett mejl och raderas ur själva butiken efter trettio dagar.',
      ),
      heading('När du har ett konto'),
      paragraph(
        'Vi sparar ditt namn, din e-postadress, ditt språk och om du vill ha vårt nyhetsbrev. Lösenordet sparas bara som ett avtryck, som ingen kan räkna tillbaka. För varje inloggning sparar vi när den gjordes och senast användes, och vilken sorts webbläsare det var. I kontot kan du hämta allt vi har sparat om dig, logga ut på andra håll och radera kontot; det försvinner genast.',
      ),
      heading('När du vill ha vårt nyhetsbrev'),
      paragraph(
        'Vi sparar din e-postadress och ditt språk tills du avanmäler dig. Det finns en länk för det i varje nyhetsbrev.',
      ),
      heading('När du bara tittar'),
      paragraph(
        'Butiken sparar några små saker i din webbläsare, de här och inga andra. Var och en behövs för det du ber butiken om, och därför slipper du en ruta om samtycke. Ingen av dem går vidare till något annat företag.',
      ),
      list(
        'API-Token: öppnar din varukorg och din kassa, och ditt konto när du är inloggad. Skapas när du använder något av dem första gången; efter nittio dagar utan användning säger den oss ingenting. Kaka, ett år',
        'selection: en kopia av varukorgen, så att den syns med en gång',
        'bagCount: siffran på varukorgen',
        'loggedIn: att du är inloggad, så att sidan visar det med en gång. Försvinner när du loggar ut',
        'light: att du har tänt lamporna på bilderna. Försvinner när du släcker dem',
        'bulb: ljuskällan vars ljus bilderna visar. Försvinner när du väljer en annan färgtemperatur',
        'locationWarning: att du har stängt upplysningen om vart vi inte levererar',
        'newsletterOffer: att du har svarat på eller stängt erbjudandet om vårt nyhetsbrev',
        'favorites: lamporna du har gett ett hjärta. Försvinner när du tar tillbaka hjärtat',
        'favoritesAccount: om du även sparar dem i ditt konto. Försvinner när du loggar ut',
        'recentlyViewed: de senaste lamporna du har tittat på, för att visa dem igen. Högst nio',
        'schedules: armaturförteckningarna du har ändrat, som länkar. Högst fem, tills du glömmer dem',
        'purchase: numret på din senaste beställning, så att den räknas en gång. Det stannar på den här sidan',
        'unknownPayment: att en betalning håller på att bekräftas. Försvinner när det är klart',
        'checkbox: vilka rutor du har kryssat i, till exempel för nyhetsbrevet och i kassan',
        'offline: vårt typsnitt och vårt namn, till sidan som visas utan nät',
        'country: landet du har valt. Kaka, tio dagar',
        'locale: språket du har valt. Kaka, tio dagar',
      ),
      paragraph(
        'Allt utom kakorna ligger i webbläsarens lokala lagring tills du rensar den. Vi som redigerar butiken har fler: en kaka som heter preview och finns i en timme, en som heter as-of, dagen som en förhandsvisning visar, i tolv, previewBar, platsen för en liten list, editing, det som är öppet bredvid sidan, och det som är skrivet men inte sparat än.',
      ),
      paragraph(
        'Den som bara tittar får ingen token, och vi sparar ingenting om besöket. Vilket land du är i läses av nätverksadressen när en sida hämtas, för prisernas skull, och glöms sedan. Vi mäter dig inte, visar ingen reklam och följer inte efter dig till andra webbplatser.',
      ),
      paragraph(
        'När du söker efter butiker nära dig frågar webbläsaren om den får tala om var du är. Avstånden räknas ut i din webbläsare: din position skickas inte till oss och sparas inte.',
      ),
      paragraph(
        'Går något sönder i din webbläsare berättar sidan för oss vilken sida det var och vad felet heter. E-postadresser, nätverksadresser och koder tas bort innan det skrivs ner.',
      ),
      heading('Vilka som hjälper oss'),
      paragraph(
        'Butiken körs i ett nätverk av datorer som svarar nära dig; operatören behandlar uppgifter för vår räkning och efter våra instruktioner. Transportörer och betaltjänst får det som krävs för leverans och betalning och ansvarar själva för det.',
      ),
      heading('Varför vi får göra det'),
      paragraph(
        'Din beställning och dina frågor: för att uppfylla avtalet med dig. Bokföringen: för att lagen kräver det. Nyhetsbrevet: för att du bad om det. Skyddet av butiken och ditt konto: vårt berättigade intresse, vägt mot ditt. Därför räknas försök att logga in, att använda koder, att ångra köp och att skriva till oss per konto, e-postadress och nätverksadress, och glöms inom ett dygn.',
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
