import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const iverHaugmoen = {
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
}
