import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

/** The demo house's designers, all invented, each with a picture of their work. */
export const designers = [
  {
    slug: 'ylva-torsmark',
    name: 'Ylva Torsmark',
    trade: { en: 'Silversmith, Västervik', sv: 'Silversmed, Västervik' },
    intro: {
      en: 'Trained as a silversmith. Begins every lamp with the hand that will switch it on.',
      sv: 'Silversmed i grunden. Börjar varje lampa med handen som ska tända den.',
    },
    quote: {
      en: 'If you have to look for the switch, I have not finished.',
      sv: 'Måste man leta efter strömbrytaren är jag inte färdig.',
    },
    picture: work.torsmark,
    storyBody: {
      en: body(
        paragraph(
          'For eleven years Ylva Torsmark made spoons. A spoon, she says, is the best training there is: it has to please an eye, a hand and a mouth, and you can tell with your eyes shut if the balance is wrong. When she came to us she asked to see no drawings. She asked to borrow the lamps that had been returned.',
        ),
        paragraph(
          'What she found was worn paint, always in the same three places. Where people lift. Where they push the lamp aside to make room for a plate. Where they fumble for the button in the dark. ',
          link('Murla', '/product/murla-portable-brass'),
          ' is built around those places: a stem that fits a closed hand, a base heavy enough to be shoved, and one knob, at the very top, where the hand ends up anyway.',
        ),
        paragraph(
          'She works standing, at the stump of a felled ash in her father’s yard. The first Murla was hammered on it, out of a saucepan lid.',
        ),
      ),
      sv: body(
        paragraph(
          'I elva år gjorde Ylva Torsmark skedar. Bättre skola finns inte, säger hon: en sked ska duga för ögat, handen och munnen, och är balansen fel så märks det i mörker. När hon kom till oss ville hon inte se några ritningar. Hon bad att få låna lamporna som kommit i retur.',
        ),
        paragraph(
          'Färgen var sliten, och alltid på samma tre ställen. Där man lyfter. Där man knuffar undan lampan för att få plats med en tallrik. Där man trevar efter knappen i mörkret. ',
          link('Murla', '/product/murla-portable-brass'),
          ' är byggd kring de ställena: ett skaft som ryms i en knuten hand, en fot tung nog att skjutas åt sidan och en enda knopp längst upp, där handen ändå hamnar.',
        ),
        paragraph(
          'Hon arbetar stående vid en stubbe efter en ask på sin pappas gård. På den hamrades den första Murla, ur ett grytlock.',
        ),
      ),
    },
  },
  {
    slug: 'anselm-rydbo',
    name: 'Anselm Rydbo',
    trade: { en: 'Prototype builder, Nässjö', sv: 'Modellbyggare, Nässjö' },
    intro: {
      en: 'Cabinetmaker’s son and builder of prototypes. Likes joints that show how they were made.',
      sv: 'Snickarson och modellbyggare. Tycker om fogar som visar hur de är gjorda.',
    },
    quote: {
      en: 'A good joint is a sentence. You should be able to read how it goes together.',
      sv: 'En bra fog är som en mening. Det ska gå att läsa hur den hänger ihop.',
    },
    picture: work.rydbo,
    storyBody: {
      en: body(
        paragraph(
          'Anselm Rydbo has the longest way to the coffee machine of anyone in the house, and walks it with a piece of wood in his hand. He started here at nineteen, building other people’s prototypes. After some years he noticed that he had begun to correct them.',
        ),
        paragraph(
          'He does not draw much. He cuts, fits, takes apart and cuts again, and when the model is right someone else measures it. ',
          link('Ekvika', '/product/ekvika-table-oak'),
          ' went through forty bases before he settled on the round one in marble. The other thirty-nine prop up shelves all over the dairy.',
        ),
        paragraph(
          'What he asks of a lamp is that it can be mended by a patient person with one screwdriver. He tries it himself, with mittens on, because not everyone has young fingers.',
        ),
      ),
      sv: body(
        paragraph(
          'Ingen i huset har längre till kaffeautomaten än Anselm Rydbo, och han går dit med en träbit i handen. Han började här som nittonåring och byggde andras prototyper. Efter några år märkte han att han hade börjat rätta dem.',
        ),
        paragraph(
          'Han ritar inte mycket. Han sågar, passar in, tar isär och sågar om, och när modellen stämmer får någon annan mäta den. ',
          link('Ekvika', '/product/ekvika-table-oak'),
          ' fick fyrtio olika fötter innan det blev den runda av marmor. De andra trettionio håller upp hyllor runt om i mejeriet.',
        ),
        paragraph(
          'Hans krav på en lampa är att den går att laga för en tålmodig person med en skruvmejsel. Han provar själv, med vantar på, för alla har inte unga fingrar.',
        ),
      ),
    },
  },
  {
    slug: 'majken-sundelid',
    name: 'Majken Sundelid',
    trade: { en: 'Glass designer, Orust', sv: 'Glasformgivare, Orust' },
    intro: {
      en: 'Glass and brass, drawn with a compass. She has worked from the same boathouse for twenty years.',
      sv: 'Glas och mässing, ritat med passare. Har arbetat i samma sjöbod i tjugo år.',
    },
    quote: {
      en: 'Glass remembers the breath. You cannot fool it with a computer.',
      sv: 'Glaset minns andetaget. Det går inte att lura med en dator.',
    },
    picture: work.sundelid,
    storyBody: {
      en: body(
        paragraph(
          'The boathouse has one room, one stove and one round window to the west. Majken Sundelid heats it from October to May and has never found it cold, she says, only in need of company. On the wall hangs a compass that belonged to a pilot. Every lamp she has made begins with it.',
        ),
        paragraph(
          'She trained as a glass blower and gave it up when her lungs did. Now she stands beside the furnace and says no. The globes of ',
          link('Ringholm', '/product/ringholm-pendant-brass'),
          ' were blown for fourteen months before she said anything else. What she was waiting for was a white without blue in it, the white of milk and not of snow.',
        ),
        paragraph(
          'Her candleholders, ',
          link('Treskär', '/product/treskar-candle-brass'),
          ', are named after the three skerries that she sees from the window. The heights are in the right proportions. She rowed out and measured.',
        ),
      ),
      sv: body(
        paragraph(
          'Sjöboden har ett rum, en kamin och ett runt fönster mot väster. Majken Sundelid eldar från oktober till maj. Hon tycker aldrig att det är kallt där, säger hon, bara lite tomt ibland. På väggen hänger en passare som tillhört en lots. Med den börjar varje lampa.',
        ),
        paragraph(
          'Hon utbildade sig till glasblåsare och slutade när lungorna gjorde det. Nu står hon bredvid ugnen och säger nej. Globerna till ',
          link('Ringholm', '/product/ringholm-pendant-brass'),
          ' blåstes i fjorton månader innan hon sa något annat. Hon väntade på ett vitt utan blått i, vitt som mjölk och inte som snö.',
        ),
        paragraph(
          'Ljusstakarna ',
          link('Treskär', '/product/treskar-candle-brass'),
          ' har fått namn efter de tre skären utanför fönstret. Höjderna har rätt proportioner. Hon rodde ut och mätte.',
        ),
      ),
    },
  },
  {
    slug: 'ossian-vallfors',
    name: 'Ossian Vallfors',
    trade: { en: 'Structural engineer, Sundsvall', sv: 'Konstruktör, Sundsvall' },
    intro: {
      en: 'Came to lighting by way of bridges, and still asks how far a line can reach.',
      sv: 'Kom till ljuset från brobyggandet och undrar fortfarande hur långt en linje kan nå.',
    },
    quote: {
      en: 'Take away until it sways. Then put back one gram.',
      sv: 'Ta bort tills den gungar. Lägg sedan tillbaka ett gram.',
    },
    picture: work.vallfors,
    storyBody: {
      en: body(
        paragraph(
          'Ossian Vallfors has eleven bridges behind him, most of them for pedestrians and one for reindeer. He left the trade when he realised that what he liked best about a bridge was the week before the railings came, when it was only a line.',
        ),
        paragraph(
          'He sent us a drawing by post, unasked, with the forces written in. ',
          link('Bågvik', '/product/bagvik-floor-black'),
          ' is that drawing. The tube is bent cold in one movement, because heat makes steel forget, and the marble is exactly as heavy as the sum at the bottom of the paper.',
        ),
        paragraph(
          'With ',
          link('Långhed', '/product/langhed-pendant-black'),
          ' he did the opposite and let something hang. The beam is 120 centimetres long and six tall. It could be four, he says, but then the ceiling would notice.',
        ),
      ),
      sv: body(
        paragraph(
          'Ossian Vallfors har elva broar bakom sig, de flesta för fotgängare och en för renar. Han slutade när han kom på vad han tyckte bäst om med en bro: veckan innan räckena kom, när den bara var en linje.',
        ),
        paragraph(
          'En dag låg det en ritning i vår brevlåda, med krafterna inskrivna. ',
          link('Bågvik', '/product/bagvik-floor-black'),
          ' är den ritningen. Röret bockas kallt i ett enda svep, för värme får stålet att glömma, och marmorn väger precis så mycket som summan längst ner på papperet.',
        ),
        paragraph(
          'Med ',
          link('Långhed', '/product/langhed-pendant-black'),
          ' gjorde han tvärtom och lät något hänga. Balken är 120 centimeter lång och sex hög. Fyra hade gått, säger han, men då hade taket märkt det.',
        ),
      ),
    },
  },
  {
    slug: 'hedvig-norrhult',
    name: 'Hedvig Norrhult',
    trade: { en: 'Industrial designer, Malmö', sv: 'Industridesigner, Malmö' },
    intro: {
      en: 'Industrial designer. Removes parts until the lamp stops working, then puts the last one back.',
      sv: 'Industridesigner. Plockar bort delar tills lampan slutar fungera och sätter sedan tillbaka den sista.',
    },
    quote: {
      en: 'I do not mind a screw. I mind a screw with nothing to do.',
      sv: 'Jag har inget emot skruvar. Bara mot skruvar som inte gör något.',
    },
    picture: work.norrhult,
    storyBody: {
      en: body(
        paragraph(
          'Hedvig Norrhult keeps a ledger. On the left she writes each part of a lamp, on the right what it does. If the right side is empty, the part goes. If it says “looks nice”, it gets a week to explain itself.',
        ),
        paragraph(
          'Before ',
          link('Skarpnäs', '/product/skarpnas-table-black'),
          ' she took nineteen desk lamps apart on the floor of a sports hall and walked about among the pieces for three days. The ledger says that most of them had failed in the spring. So her own has none. Brass rubs against brass, and stays.',
        ),
        paragraph(
          'She has designed hearing aids, ticket machines and a ventilator. Lamps are the hardest, she thinks: they are looked at even when they are off.',
        ),
      ),
      sv: body(
        paragraph(
          'Hedvig Norrhult för bok. I vänstra kolumnen skriver hon lampans delar, i den högra vad de gör. Är det tomt till höger åker delen ut. Står det ”ser trevlig ut” får den en vecka på sig att förklara sig.',
        ),
        paragraph(
          'Inför ',
          link('Skarpnäs', '/product/skarpnas-table-black'),
          ' tog hon isär nitton skrivbordslampor på golvet i en gymnastiksal och gick omkring bland delarna i tre dagar. Enligt boken hade de flesta gått sönder i fjädern. Hennes har därför ingen. Mässing gnider mot mässing och stannar där.',
        ),
        paragraph(
          'Hon har ritat hörapparater, biljettautomater och en respirator. Svårast är lampor, tycker hon: dem tittar man på även när de är släckta.',
        ),
      ),
    },
  },
  {
    slug: 'petra-almskog',
    name: 'Petra Almskog',
    trade: { en: 'Weaver, Järvsö', sv: 'Väverska, Järvsö' },
    intro: {
      en: 'Weaver and textile designer. Holds every cloth up to a window before she cuts it.',
      sv: 'Väverska och textilformgivare. Håller upp varje tyg mot fönstret innan hon klipper.',
    },
    quote: {
      en: 'Linen is only half cloth. The other half is the light that gets through.',
      sv: 'Linne är bara till hälften tyg. Resten är ljuset som tar sig igenom.',
    },
    picture: work.almskog,
    storyBody: {
      en: body(
        paragraph(
          'There are four looms in the cowshed at Järvsö and no cows. Petra Almskog bought the place for its length: a warp of nine metres can be stretched from the door to the manger without a bend.',
        ),
        paragraph(
          'She weaves every new cloth herself before the mill gets it, half a metre at a time, and hangs it over a lamp with the bulb dimmed. What she looks for is mistakes she would like to keep. The uneven threads of ',
          link('Vävsta', '/product/vavsta-pendant-linen'),
          ' came from a spindle that should have been thrown away.',
        ),
        paragraph(
          'Each December she folds stars out of whatever paper there is: sheet music, tax forms, the village newspaper. ',
          link('Frostnäs', '/product/frostnas-star-paper'),
          ' is the first one we persuaded her to sell.',
        ),
      ),
      sv: body(
        paragraph(
          'I ladugården i Järvsö står fyra vävstolar och inga kor. Petra Almskog köpte stället för längdens skull: en varp på nio meter går att spänna rakt från dörren till krubban.',
        ),
        paragraph(
          'Varje nytt tyg väver hon själv innan väveriet får det, en halv meter åt gången, och hänger det över en lampa med ljuset nere. Hon letar efter fel som hon vill behålla. De ojämna trådarna i ',
          link('Vävsta', '/product/vavsta-pendant-linen'),
          ' kom från en slända som borde ha slängts.',
        ),
        paragraph(
          'I december viker hon stjärnor av det papper som finns: noter, deklarationsblanketter, bygdetidningen. ',
          link('Frostnäs', '/product/frostnas-star-paper'),
          ' är den första vi har övertalat henne att sälja.',
        ),
      ),
    },
  },
  {
    slug: 'iver-haugmoen',
    name: 'Iver Haugmoen',
    trade: { en: 'Boatbuilder, Risør', sv: 'Båtbyggare, Risør' },
    intro: {
      en: 'Builds wooden boats, and lights for finding them. Tests everything by leaving it out.',
      sv: 'Bygger träbåtar, och ljus för att hitta hem till dem. Provar allt genom att lämna det ute.',
    },
    quote: {
      en: 'The sea is the cheapest laboratory there is. Open all night, too.',
      sv: 'Havet är det billigaste laboratorium som finns. Nattöppet dessutom.',
    },
    picture: work.haugmoen,
    storyBody: {
      en: body(
        paragraph(
          'Iver Haugmoen wrote to complain. He had hung a Grindö lantern at the end of his slip in Risør, and after two winters it looked exactly as new, which made the rest of the jetty look shabby. Could we make one that could be taken in?',
        ),
        paragraph(
          'We asked him to do it himself. The ',
          link('portable lantern', '/product/grindo-portable-black'),
          ' came back in a fish crate eight months later, with sand in the threads and a note that said where. He had bent the handle so that it stands up by itself. On a dark boat, he explained, you have one hand for the boat and no time to search with the other.',
        ),
        paragraph('The grip is oak left over from a keel. When the yard has no keel on the stocks, we wait.'),
      ),
      sv: body(
        paragraph(
          'Iver Haugmoen skrev för att klaga. Han hade hängt en Grindölykta ytterst på slipen i Risør, och efter två vintrar såg den fortfarande ny ut, så att resten av bryggan verkade sjaskig. Kunde vi inte göra en som gick att ta in?',
        ),
        paragraph(
          'Vi bad honom göra den själv. ',
          link('Den bärbara lyktan', '/product/grindo-portable-black'),
          ' kom tillbaka i en fisklåda åtta månader senare, med sand i gängorna och en lapp om varifrån. Handtaget hade han bockat så att det står upp av sig självt. I en mörk båt, förklarade han, har man en hand till båten och ingen tid att leta med den andra.',
        ),
        paragraph('Greppet görs av ek som blir över från kölar. Ligger det ingen köl på varvet får vi vänta.'),
      ),
    },
  },
  {
    slug: 'runa-askeby',
    name: 'Runa Askeby',
    trade: { en: 'Rope maker, Karlskrona', sv: 'Repslagare, Karlskrona' },
    intro: {
      en: 'Rope maker. Believes that the cord is the part of the lamp that everyone forgets and everyone sees.',
      sv: 'Repslagare. Menar att sladden är den del av lampan som alla glömmer och alla ser.',
    },
    quote: {
      en: 'Nobody hides a good rope.',
      sv: 'Ingen gömmer ett bra rep.',
    },
    picture: work.askeby,
    storyBody: {
      en: body(
        paragraph(
          'A ropewalk is a very long, very narrow house. Runa Askeby’s is 212 metres long, and she walks it backwards some thirty times a day, laying strands. It is the same walk her grandmother took, for ships’ hawsers. Runa lays cords for lamps in one corner of it.',
        ),
        paragraph(
          'Most textile cord is a sock pulled over plastic. Hers is braided tight around the conductors in sixteen strands of cotton, so that it hangs in a curve of its own and does not curl. ',
          link('Tvinna', '/product/tvinna-cord-set-black'),
          ' is sold on its own, and most of our pendants hang from it.',
        ),
        paragraph('She will tell you the knot for shortening it, if you ask. We have put it in the box, as a drawing.'),
      ),
      sv: body(
        paragraph(
          'En repslagarbana är ett mycket långt och mycket smalt hus. Runa Askebys är 212 meter lång, och hon går den baklänges ett trettiotal gånger om dagen medan hon slår. Det är samma väg som hennes farmor gick, då för trossar. I ena hörnet slår Runa sladd till lampor.',
        ),
        paragraph(
          'Det mesta som kallas textilsladd är en strumpa över plast. Hennes flätas hårt runt ledarna i sexton trådar bomull, så att den hänger i sin egen båge och inte krullar sig. ',
          link('Tvinna', '/product/tvinna-cord-set-black'),
          ' säljs för sig, men de flesta av våra pendlar hänger också i den.',
        ),
        paragraph('Frågar man visar hon gärna knopen för att korta den. Vi har lagt den i kartongen, som teckning.'),
      ),
    },
  },
].map((designer, position) => ({ ...designer, position }))
