import { pagePicture } from '../content/pictures.ts'
import { diningHall } from '../content/scenes.ts'
import { body, link, paragraph } from '../portable-text.ts'
import { architect, area, closeUp, lamps } from './facts.ts'

const charcoalDrum = pagePicture('vavsta-pendant-charcoal', {
  en: 'The charcoal drum on its long cord, lit',
  sv: 'Den kolgrå trumman i sin långa sladd, tänd',
})

export const matsalenIRoros = {
  slug: 'matsalen-i-roros',
  title: { en: 'The low lamp in the high hall', sv: 'Den låga lampan i den höga salen' },
  place: { en: 'A dining hall, Røros', sv: 'En matsal, Røros' },
  year: 2025,
  intro: {
    en: 'Six and a half metres to the ridge, and forty chairs below it. Where do you put the light?',
    sv: 'Sex och en halv meter till nocken och fyrtio stolar därunder. Var sätter man ljuset?',
  },
  facts: [architect('Fjellrom'), area('180'), lamps(8)],
  picture: diningHall,
  pictures: [
    ...closeUp(
      '1028',
      'An opal disc closes the drum, so that nobody at the table sees the bulb.',
      'En opalskiva täcker trumman, så att ingen vid bordet ser ljuskällan.',
    ),
    {
      ...charcoalDrum,
      caption: { en: 'Each table has a ceiling of its own.', sv: 'Varje bord har sitt eget tak.' },
    },
    ...closeUp(
      '1014',
      'The same drum in undyed linen, in the passage to the kitchen.',
      'Samma trumma i oblekt linne, i gången till köket.',
    ),
  ],
  hotspots: [{ product: '1028', x: 70.4, y: 52 }],
  body: {
    en: body(
      paragraph(
        'A high room tempts you to hang something grand in the middle. The old hall had had a chandelier of antlers, and people sat below it as if in a railway station. We suggested the opposite: leave the roof in the dark and let each table have a ceiling of its own.',
      ),
      paragraph(
        'Eight ',
        link('Vävsta drums', '/product/vavsta-pendant-charcoal'),
        ' in charcoal linen, the first of their colour, hang on five-metre cords, sixty centimetres above the table tops. Between the drums it is dusk. You see your own company, and hear the others.',
      ),
      paragraph('The antlers are in the stairwell now, unlit, and much admired.'),
    ),
    sv: body(
      paragraph(
        'Ett högt rum lockar till något storslaget i mitten. I den gamla salen hade hängt en krona av älghorn, och under den satt folk som på en station. Vi föreslog motsatsen: låt nocken vara mörk och ge varje bord ett eget tak.',
      ),
      paragraph(
        'Åtta ',
        link('Vävsta', '/product/vavsta-pendant-charcoal'),
        ' i kolgrått linne, de första i den färgen, hänger i fem meter långa sladdar, sextio centimeter över bordsskivorna. Mellan dem råder skymning. Man ser sitt eget sällskap och hör de andras.',
      ),
      paragraph('Älghornen hänger numera i trapphuset, släckta och mycket beundrade.'),
    ),
  },
  products: ['1028', '1014', '1204'],
}
