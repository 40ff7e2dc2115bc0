import { duskRoom } from '../content/pictures.ts'
import { diningTable } from '../content/scenes.ts'
import { body, heading, link, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

const ourHistory = page(
  { en: 'Our history', sv: 'Vår historia' },
  {
    en: 'It began with a shade that let too little light through, in a dairy that had run out of milk.',
    sv: 'Det började med en skärm som släppte igenom för lite ljus, i ett mejeri där mjölken tagit slut.',
  },
  {
    en: body(
      heading('1962: the dairy'),
      paragraph(
        'Ragna Hallvide sewed lampshades at the kitchen table. When the village dairy outside Nässjö closed, she and her husband Sixten rented it for the sake of its north windows: cloth can be judged there at any hour. The first order was eleven shades for a boarding house. Nine were approved.',
      ),
      heading('1974: oak'),
      paragraph(
        'Sixten bought a lathe and turned the first fluted column from a fallen oak. Half a century later Anselm Rydbo drew ',
        link('Ekvika', '/product/ekvika-table-oak'),
        ' around that column. The lathe is still in use, and still the loudest thing in the house.',
      ),
      heading('1991: the drawer of parts'),
      paragraph(
        'A customer came in with a lamp from 1968 and a broken spring. It took Sixten an afternoon to find one. From then on we kept ten of everything. The drawer has grown into a room, and the room into a ',
        link('department of its own', '/category/shop/spareparts'),
        '.',
      ),
      heading('2009: the drawings leave the drawer'),
      paragraph(
        'For forty-seven years the lamps had been drawn by whoever had the time. Then Majken Sundelid came to buy spare glass, stayed for coffee, and drew on the tablecloth. Since then each lamp has carried the name of the person who thought of it. There are ',
        link('eight of them', '/designers'),
        ' by now, and the tablecloth hangs in the stairwell.',
      ),
      heading('Today'),
      paragraph(
        'We are thirty-four people, three of them grandchildren of Ragna and Sixten. Glass is blown an hour away, brass is spun in the next village, and linen is woven in Hälsingland. What leaves the dairy has been lit, looked at and switched off again by someone who signs for it on the underside.',
      ),
    ),
    sv: body(
      heading('1962: mejeriet'),
      paragraph(
        'Ragna Hallvide sydde lampskärmar vid köksbordet. När byns mejeri utanför Nässjö lades ner hyrde hon och maken Sixten lokalen, för norrfönstrens skull. Där går det att bedöma ett tyg vilken tid på dagen som helst. Den första beställningen var elva skärmar till ett pensionat. Nio blev godkända.',
      ),
      heading('1974: eken'),
      paragraph(
        'Sixten köpte en svarv och gjorde den första räfflade pelaren av en stormfälld ek. Ett halvsekel senare ritade Anselm Rydbo ',
        link('Ekvika', '/product/ekvika-table-oak'),
        ' runt den pelaren. Svarven går fortfarande och hörs mest av allt i huset.',
      ),
      heading('1991: lådan med delar'),
      paragraph(
        'En kund kom in med en lampa från 1968 och en knäckt fjäder. Det tog Sixten en eftermiddag att hitta en ny. Sedan dess sparar vi tio av allt. Lådan blev ett rum, och rummet blev en ',
        link('egen avdelning', '/category/shop/spareparts'),
        '.',
      ),
      heading('2009: ritningarna får namn'),
      paragraph(
        'I fyrtiosju år hade lamporna ritats av den som råkade ha tid. Så kom Majken Sundelid för att köpa ett reservglas, stannade på kaffe och ritade på duken. Sedan dess bär varje lampa namnet på den som kom på den. I dag är de ',
        link('åtta', '/designers'),
        ', och duken hänger i trapphuset.',
      ),
      heading('I dag'),
      paragraph(
        'Vi är trettiofyra personer, och tre av oss är barnbarn till Ragna och Sixten. Glaset blåses en timme bort, mässingen trycksvarvas i grannbyn och linnet vävs i Hälsingland. Varje lampa som lämnar mejeriet har tänts, granskats och släckts av någon som signerar på undersidan.',
      ),
    ),
  },
  duskRoom,
)

const dager = page(
  { en: 'This is Dager', sv: 'Det här är Dager' },
  {
    en: 'Dager is an old Swedish word for daylight, and for the lightest part of a painting. We try to live up to both.',
    sv: 'Dager är dagsljus, men också den ljusaste delen i en målning. Vi försöker leva upp till båda.',
  },
  {
    en: body(
      heading('We start with the light'),
      paragraph(
        'Before there is a drawing there is a bulb, a piece of cloth or glass, and a dark room. We move them about until the light falls the way we want. Only then do we ask what should hold it up.',
      ),
      heading('Few materials, known by name'),
      paragraph(
        'Brass, steel, glass, oak, marble, linen. All of them age, and we let them: brass is not lacquered, oak is oiled, linen is not bleached. A lamp that is ten years old should look as if it has been somewhere.',
      ),
      heading('Everything comes apart'),
      paragraph(
        'There is no glue in a lamp from Dager, only threads, springs and gravity. You need at most one screwdriver to reach any part, and you can buy the part. Lamps with built-in light sources are no exception: the module is held by screws or clips.',
      ),
      heading('We answer ourselves'),
      paragraph(
        'Whoever answers when you call works within earshot of the workshop. If we do not know, we walk over and ask. ',
        link('Here is how to reach us', '/info/contact'),
        '.',
      ),
    ),
    sv: body(
      heading('Ljuset först'),
      paragraph(
        'Innan det finns en ritning finns det en ljuskälla, en bit tyg eller glas och ett mörkt rum. Vi flyttar runt dem tills ljuset faller som vi vill. Först då börjar vi fundera på vad som ska hålla upp det.',
      ),
      heading('Få material, och vi vet varifrån'),
      paragraph(
        'Mässing, stål, glas, ek, marmor och linne. Alla åldras, och det får de göra. Mässingen lackas inte, eken oljas och linnet bleks inte. En tio år gammal lampa ska se ut att ha varit med om något.',
      ),
      heading('Allt går att skruva isär'),
      paragraph(
        'Det finns inget lim i en lampa från Dager, bara gängor, fjädrar och tyngdkraft. Med en enda skruvmejsel når du varje del, och delen går att köpa. Det gäller också lampor med inbyggd ljuskälla: modulen sitter med skruvar eller klämmor.',
      ),
      heading('Vi svarar själva'),
      paragraph(
        'Den som lyfter luren när du ringer sitter inom hörhåll från verkstaden. Det vi inte vet går vi ut och frågar om. ',
        link('Så når du oss', '/info/contact'),
        '.',
      ),
    ),
  },
  diningTable,
)

export const about = { '/about/our-history': ourHistory, '/about/dager': dager }
