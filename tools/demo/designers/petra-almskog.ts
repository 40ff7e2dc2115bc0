import { work } from '../content/works.ts'
import { body, link, paragraph } from '../portable-text.ts'

export const petraAlmskog = {
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
}
