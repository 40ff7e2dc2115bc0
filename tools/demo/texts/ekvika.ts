import type { Words } from '../parts.ts'

export const ekvika: Record<string, Words> = {
  '1005': {
    lead: {
      en: 'Oak, marble and seventy-six pleats. The lamp that began on a lathe from 1974.',
      sv: 'Ek, marmor och sjuttiosex veck. Lampan som började i en svarv från 1974.',
    },
    description: {
      en: [
        'When Anselm Rydbo tidied the attic he found a crate of fluted columns that had never become anything. He put one on a block of marble, hung the widest shade in the house on it and left it lit in the window. By Friday three people had rung the bell to ask.',
        'The linen is pleated by hand, wet, around a form, and dries overnight. It lets through a light that is warmest at the top, where the folds lie closest.',
      ],
      sv: [
        'När Anselm Rydbo städade vinden hittade han en låda räfflade pelare som aldrig blivit något. Han ställde en på ett marmorblock, hängde på husets vidaste skärm och lät den lysa i fönstret. Före fredagen hade tre personer ringt på och frågat.',
        'Linnet veckas för hand, vått, runt en form och får torka över natten. Ljuset blir varmast högst upp, där vecken ligger tätast.',
      ],
    },
    details: {
      en: [
        'Each shade takes one seamstress half a day',
        'The base is honed marble; no two are alike',
        'Oak from storm-felled trees, finished with linseed oil',
        'The shade is sold on its own as a spare part',
      ],
      sv: [
        'Varje skärm är en halv dags arbete för en sömmerska',
        'Foten är i slipad marmor; ingen är den andra lik',
        'Stormfälld ek, behandlad med linolja',
        'Skärmen finns som reservdel',
      ],
    },
  },
  '1006': {
    lead: {
      en: 'Ekvika at reading height, with a shade as wide as an armchair’s back.',
      sv: 'Ekvika i läshöjd, med en skärm lika bred som ryggen på en fåtölj.',
    },
    description: {
      en: [
        'A single length of oak, turned and fluted along more than a metre. Only one board in four is straight enough, so we make thirty a year and no more.',
        'The light comes out above and below. Upwards it lifts the ceiling; downwards it falls over your left shoulder, provided the chair is in the right place.',
      ],
      sv: [
        'En enda längd ek, svarvad och räfflad på mer än en meter. Bara var fjärde planka är rak nog, därför blir det trettio om året och inte fler.',
        'Ljuset går både upp och ner. Uppåt höjer det taket, neråt faller det över vänster axel, om du har ställt fåtöljen rätt.',
      ],
    },
    details: {
      en: [
        'Foot switch on the cable',
        'Marble base, 6 kg, steady on a thick rug',
        'Delivered in two parts, joined by one screw',
      ],
      sv: [
        'Fotströmbrytare på sladden',
        'Marmorfot på 6 kg, står stadigt på en tjock matta',
        'Levereras i två delar som skruvas ihop',
      ],
    },
  },
  '1007': {
    lead: {
      en: 'A bedside lamp that leaves the bedside table to the book.',
      sv: 'En sänglampa som lämnar nattduksbordet åt boken.',
    },
    description: {
      en: [
        'The small shade sits on an arm that swings a quarter of a turn to each side: in towards the page, out when someone else wants to sleep.',
        'The dimmer is a brass wheel on the wall plate. You can turn it without opening your eyes.',
      ],
      sv: [
        'Den lilla skärmen sitter på en arm som svänger ett kvarts varv åt vardera hållet: in mot sidan, bort när någon annan vill sova.',
        'Dimmern är ett litet mässingshjul på väggplattan. Det går att vrida på med slutna ögon.',
      ],
    },
    details: {
      en: ['Plugs in; the cable can also be led into the wall', 'Swings 180 degrees', 'Uncoated brass'],
      sv: ['Stickkontakt; sladden kan också dras in i väggen', 'Svänger 180 grader', 'Obehandlad mässing'],
    },
  },
  '1302': {
    lead: {
      en: 'New linen for a lamp that has lived near a kitchen, a cat or a child.',
      sv: 'Nytt linne till lampan som bott nära ett kök, en katt eller ett barn.',
    },
    description: {
      en: [
        'The same shade as on a new Ekvika table lamp, pleated on the same form. Undyed linen yellows a little in the first year and then stays as it is, so do not be alarmed if the new one looks pale.',
      ],
      sv: [
        'Samma skärm som på en ny Ekvika bordslampa, veckad på samma form. Oblekt linne gulnar lite det första året och stannar sedan där, så bli inte orolig om den nya ser blek ut.',
      ],
    },
    details: {
      en: ['Fits every Ekvika table lamp ever made, but not the small one', 'Held by the ring of an E27 lampholder'],
      sv: ['Passar alla årgångar av Ekvika bordslampa, men inte den lilla', 'Sitter fast med ringen på en E27-hållare'],
    },
  },
}
