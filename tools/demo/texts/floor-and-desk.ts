import type { Words } from '../parts.ts'

export const floorAndDesk: Record<string, Words> = {
  '1011': {
    lead: {
      en: 'Light over the middle of the table, and nothing in the ceiling.',
      sv: 'Ljus mitt över bordet, och ingenting i taket.',
    },
    description: {
      en: [
        'Bågvik stands behind the sofa or at the end of the dining table, and lights the middle. Nearly all its light goes down, in a wide, even circle, from a small dome that is white inside and tilts by 20 degrees. Turn it a little away from whoever sits opposite, and nobody sees the bulb.',
        'Ossian Vallfors used to calculate bridges. The arc is one steel tube, bent cold in a single movement, and the block of marble at its foot weighs what the sum says it must: with 17.5 kg in all the lamp stands firm, but two people should carry it. The black powder coating keeps its colour; the brass neck of the dome darkens. The dimmer is worked by foot.',
      ],
      sv: [
        'Bågvik står bakom soffan eller vid matbordets kortsida och lyser mitt på. Nästan allt ljus går neråt, i en vid och jämn cirkel, från en liten kupa som är vit inuti och kan lutas 20 grader. Vinkla den bort från den som sitter mittemot, så ser ingen ljuskällan.',
        'Ossian Vallfors räknade förr på broar. Bågen är ett enda stålrör, kallbockat i ett svep, och marmorblocket vid foten väger vad uträkningen säger att det måste. Med 17,5 kg allt som allt står lampan stadigt, men den bärs bäst av två. Den svarta pulverlacken håller färgen, medan kupans hals av mässing mörknar. Dimmern sköts med foten.',
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
        'Two fingers are enough to move the cone, and it stays where you leave it. The joints have no springs: they are brass discs that rub against each other, and if one slackens after some years a coin tightens it. Hedvig Norrhult chose them after taking nineteen desk lamps apart. In most of them the spring had failed.',
        'The cone is cut at an angle and white inside, which lays the light on the paper and keeps it out of your eyes. With a reach of 61 cm the foot can stand at the back of the desk. Steel, powder-coated in matt black; 3.8 kg. For drawing and small print choose a bulb of 3000 K. The lamp is not made for dimming.',
      ],
      sv: [
        'Konen flyttar du med två fingrar, och den stannar där du släpper den. Lederna har inga fjädrar. De är mässingsbrickor som gnids mot varandra, och blir någon slak efter några år dras den åt med ett mynt. Hedvig Norrhult valde dem efter att ha tagit isär nitton skrivbordslampor. I de flesta var det fjädern som hade gett sig.',
        'Konen är snett kapad och vit inuti, så att ljuset hamnar på papperet och inte i ögonen. Den når 61 cm, och foten kan alltså stå längst in på skrivbordet. Stål, pulverlackerat i matt svart; 3,8 kg. Till ritning och finstilt passar en ljuskälla på 3000 K. Lampan är inte gjord för att dimras.',
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
        'A lamp for one person and one thing at a time: the chopping board, the page, the knitting. The light falls in a small, well-defined circle, and hardly any of it goes elsewhere. The arm reaches 48 cm from the wall; folded in, it is no deeper than a row of books. Cone and arm are steel in matt black, and the joint at the wall is brass, held by friction alone. All of it weighs 1.7 kg. Where there is a socket the lamp is plugged in, on 2.5 m of textile cable. Otherwise an electrician leads the cable into the wall.',
      ],
      sv: [
        'En lampa för en person och en sak i taget: skärbrädan, boksidan, stickningen. Ljuset faller i en liten, tydlig cirkel och nästan inget av det hamnar någon annanstans. Armen når 48 cm ut från väggen. Infälld är den inte djupare än en rad böcker. Kon och arm är av stål i matt svart, och leden vid väggen är av mässing och hålls av friktionen. Allt väger 1,7 kg. Finns det ett uttag sätter du i stickproppen, på 2,5 m textilsladd. Annars drar en elektriker in sladden i väggen.',
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
