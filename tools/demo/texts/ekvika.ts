import type { Words } from '../parts.ts'

export const ekvika: Record<string, Words> = {
  '1005': {
    lead: {
      en: 'Oak, marble and seventy-six pleats. The lamp that began on a lathe from 1974.',
      sv: 'Ek, marmor och sjuttiosex veck. Lampan som började i en svarv från 1974.',
    },
    description: {
      en: [
        'The column is oak, fluted on the workshop’s old lathe. It lay in a crate in the attic until Anselm Rydbo stood one on a block of marble. A ring of brass separates it from the shade, whose linen is pleated by hand while wet, around a form, and dries overnight.',
        'Lit, the lamp throws a wide circle on the table and another on the ceiling. The linen in between only glows, so nobody beside it is dazzled. The marble keeps it steady: 3.1 kg in all.',
        'With the years oak and linen come closer in colour. The lamp needs a soft brush now and then, and an E27 bulb.',
      ],
      sv: [
        'Pelaren är av ek, räfflad i verkstadens gamla svarv. Den låg i en låda på vinden tills Anselm Rydbo ställde en på ett marmorblock. Mellan pelaren och skärmen sitter en ring av mässing. Linnet veckas för hand, vått, runt en form och får torka över natten.',
        'Tänd kastar lampan en vid cirkel på bordet och en till i taket. Linnet däremellan bara glöder, så ingen som sitter intill blir bländad. Marmorn håller den stadig: 3,1 kg allt som allt.',
        'Med åren närmar sig eken och linnet samma färg. Lampan behöver en mjuk borste då och då, och en ljuskälla med sockel E27.',
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
        'The light leaves the shade both upwards and downwards, in roughly equal parts. The upper part makes the ceiling seem higher; the lower lands on the book and the arm of the chair. Place the lamp a little behind you, over the left shoulder if you write with your right hand.',
        'The stem is a single length of oak, turned and fluted for more than a metre. Only one board in four is straight enough, so no more than thirty are made in a year. Of the lamp’s 8.6 kg, 6 are in the marble foot. It arrives in two parts, to be joined with one screw; the cable is of sand-coloured textile, 2.5 m long.',
      ],
      sv: [
        'Ljuset lämnar skärmen både uppåt och neråt, ungefär lika mycket åt vardera hållet. Det övre får taket att kännas högre. Det undre faller på boken och fåtöljens armstöd. Ställ lampan snett bakom dig, över vänster axel om du skriver med höger hand.',
        'Stammen är en enda längd ek, svarvad och räfflad på mer än en meter. Bara var fjärde planka är rak nog, och därför blir det inte fler än trettio om året. Av lampans 8,6 kg sitter 6 i marmorfoten. Den kommer i två delar som fogas ihop med en enda skruv. Sladden är av sandfärgad textil, 2,5 m lång.',
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
        'A small brass wheel on the wall plate dims the lamp, and can be found and turned with your eyes shut. The arm swings a quarter of a turn to each side: in over the page, or away when someone else wants to sleep.',
        'Most of the light comes out above and below the pleated shade. Downwards it is a cone about as wide as an open book, upwards a soft patch on the wall that is enough to undress by. The lamp is 27 cm tall, reaches 24 cm into the room and weighs 1.2 kg. The brass is bare and turns brown. The linen may be brushed, and the textile cable is 2.5 m long.',
      ],
      sv: [
        'Ett litet mässingshjul på väggplattan dimrar lampan, och det går att hitta och vrida på med slutna ögon. Armen svänger ett kvarts varv åt vardera hållet: in över boksidan, eller bort när någon annan vill sova.',
        'Det mesta ljuset kommer ut ovanför och under den plisserade skärmen. Neråt blir det en kon ungefär så bred som en uppslagen bok, uppåt ett mjukt sken på väggen som räcker att klä av sig i. Lampan är 27 cm hög, når 24 cm ut i rummet och väger 1,2 kg. Mässingen är obehandlad och blir brun. Linnet går att borsta av, och textilsladden är 2,5 m lång.',
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
        'The shade of the large Ekvika table lamp, pleated on the same form as the one it replaces: 38.5 cm wide, 22.5 cm tall and half a kilo in weight. It is held by the ring of the lampholder and changed without tools. Undyed linen yellows a little in the first year, so a new shade looks pale beside an old one. If two lamps stand in the same room, change both. Brush it along the pleats, and keep water away: damp makes the folds go slack.',
      ],
      sv: [
        'Skärmen till stora Ekvika bordslampa, veckad på samma form som den gamla: 38,5 cm bred, 22,5 cm hög och ett halvt kilo tung. Den sitter fast med lamphållarens ring och byts utan verktyg. Oblekt linne gulnar lite det första året, så en ny skärm ser blek ut bredvid en gammal. Står det två lampor i samma rum är det bäst att byta på båda. Borsta längs vecken och håll vatten borta, för fukt får vecken att slakna.',
      ],
    },
    details: {
      en: ['Fits every Ekvika table lamp ever made, but not the small one', 'Held by the ring of an E27 lampholder'],
      sv: ['Passar alla årgångar av Ekvika bordslampa, men inte den lilla', 'Sitter fast med ringen på en E27-hållare'],
    },
  },
}
