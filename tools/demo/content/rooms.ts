import { duskRoom } from './pictures.ts'
import { bathroom, bedside, diningHall, workbench } from './scenes.ts'

/**
 * Lighting advice for each room, in the course of an evening: the colour temperatures fall from
 * 3000 K to 2200 K.
 */
export const roomGuide = {
  title: { en: 'Light, room by room', sv: 'Rum för rum' },
  intro: {
    en: 'From the dinner table to the pillow, with one figure to remember in each.',
    sv: 'Från matbordet till kudden, med en siffra att minnas i varje.',
  },
  rooms: [
    {
      name: { en: 'Dining table', sv: 'Matbordet' },
      figure: { en: '60\u00a0cm', sv: '60\u00a0cm' },
      advice: {
        en: 'From the table top to the rim: you see the food, and each other.',
        sv: 'Från bordsskivan till underkanten: maten syns, och de man äter med.',
      },
      link: { title: { en: 'Pendants', sv: 'Pendlar' }, href: '/category/shop/pendant' },
      picture: diningHall,
    },
    {
      name: { en: 'Desk', sv: 'Skrivbordet' },
      figure: { en: '3000\u00a0K', sv: '3000\u00a0K' },
      advice: {
        en: 'White enough for small print, from the side you do not write with.',
        sv: 'Vitt nog för finstilt, och från andra hållet än handen som skriver.',
      },
      link: {
        title: { en: 'Skarpnäs desk lamps', sv: 'Skarpnäs arbetslampor' },
        href: '/category/shop?family=skarpnas',
      },
      picture: workbench,
    },
    {
      name: { en: 'Living room', sv: 'Vardagsrummet' },
      figure: { en: '5\u00a0lamps', sv: '5\u00a0lampor' },
      advice: {
        en: 'Five small ones do more than one large one, with at least one below eye level.',
        sv: 'Fem små gör mer än en stor, med minst en under ögonhöjd.',
      },
      link: { title: { en: 'Pools of light', sv: 'Öar av ljus' }, href: '/concepts/pools-of-light' },
      picture: duskRoom,
    },
    {
      name: { en: 'Bathroom', sv: 'Badrummet' },
      figure: { en: 'IP44', sv: 'IP44' },
      advice: {
        en: 'Closed to splashes from any side, and hung on both sides of the mirror.',
        sv: 'Tål stänk från alla håll, och sitter helst på var sida om spegeln.',
      },
      link: { title: { en: 'Everything in IP44', sv: 'Allt i IP44' }, href: '/category/shop?ip-class=ip44' },
      picture: bathroom,
    },
    {
      name: { en: 'Bedroom', sv: 'Sovrummet' },
      figure: { en: '2200\u00a0K', sv: '2200\u00a0K' },
      advice: {
        en: 'Close to candlelight, for the last half hour of the day.',
        sv: 'Nära stearinljusets färg, för dagens sista halvtimme.',
      },
      link: { title: { en: 'Wall lamps', sv: 'Vägglampor' }, href: '/category/shop/wall' },
      picture: bedside,
    },
  ],
}
