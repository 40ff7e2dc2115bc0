import type { Words } from '../parts.ts'

export const floorAndDesk: Record<string, Words> = {
  '1011': {
    lead: {
      en: 'Light over the middle of the table, and nothing in the ceiling.',
      sv: 'Ljus mitt över bordet, och ingenting i taket.',
    },
    description: {
      en: [
        'Ossian Vallfors used to calculate bridges. Bågvik is the shortest he has built: one steel tube, bent cold in a single movement, from a block of marble to a small dome a metre away.',
        'The marble weighs what it must and not a gram more. Ossian moved the holes three millimetres in the last prototype, and then the arc stopped swaying.',
      ],
      sv: [
        'Ossian Vallfors räknade förr på broar. Bågvik är den kortaste han har byggt: ett enda stålrör, kallbockat i ett svep, från ett marmorblock till en liten kupa en meter bort.',
        'Marmorn väger vad den måste och inte ett gram mer. I den sista prototypen flyttade Ossian hålen tre millimeter, och då slutade bågen att gunga.',
      ],
    },
    details: {
      en: [
        'Reaches 83 cm from the foot',
        'Foot dimmer on the cable',
        'The dome tilts 20 degrees',
        'Two people should carry it',
      ],
      sv: ['Når 83 cm från foten', 'Fotdimmer på sladden', 'Kupan går att luta 20 grader', 'Bärs bäst av två'],
    },
  },
  '1012': {
    lead: {
      en: 'A task lamp with three joints and no opinions.',
      sv: 'En arbetslampa med tre leder och inga åsikter.',
    },
    description: {
      en: [
        'Hedvig Norrhult took apart nineteen desk lamps and made a list of what had given way. Nearly always it was the spring. Skarpnäs has none: the joints are brass discs that rub against each other and hold the arm where you leave it.',
        'The cone is white inside and cut at an angle, so that the light lands on the paper and not in your eyes.',
      ],
      sv: [
        'Hedvig Norrhult tog isär nitton skrivbordslampor och skrev upp vad som hade gett vika. Nästan alltid var det fjädern. Skarpnäs har ingen. Lederna är mässingsbrickor som gnids mot varandra och håller armen där du släpper den.',
        'Konen är vit inuti och snett kapad, så att ljuset hamnar på papperet och inte i ögonen.',
      ],
    },
    details: {
      en: ['Joints tightened with a coin', 'Reaches 61 cm', 'Switch on top of the cone'],
      sv: ['Lederna dras åt med ett mynt', 'Når 61 cm', 'Strömbrytare på konens topp'],
    },
  },
  '1013': {
    lead: {
      en: 'Skarpnäs on the wall, with one arm and a long reach.',
      sv: 'Skarpnäs på väggen, med en arm och lång räckvidd.',
    },
    description: {
      en: [
        'A smaller cone on a single arm. Above the worktop it lights the chopping board, by the sofa the knitting. Fold it against the wall and it is no thicker than a row of books.',
      ],
      sv: [
        'En mindre kon på en ensam arm. Över köksbänken lyser den på skärbrädan, vid soffan på stickningen. Infälld mot väggen är den inte djupare än en rad böcker.',
      ],
    },
    details: {
      en: [
        'Reaches 48 cm, swings 170 degrees',
        'Plugs in; the cable can also be led into the wall',
        'Switch on top of the cone',
      ],
      sv: [
        'Når 48 cm och svänger 170 grader',
        'Stickkontakt; sladden kan också dras in i väggen',
        'Strömbrytare på konens topp',
      ],
    },
  },
}
