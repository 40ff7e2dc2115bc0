/**
 * Swedish translations of the reasons in `client/shared/photometry/format`, keyed by the English
 * text. `…` stands for a number, or for a text from the file.
 */
export const swedishPhotometryReasons: Record<string, string> = {
  'is missing: the file ends before it; export it again': 'saknas: filen slutar före den; exportera den igen',
  'is missing: the line TILT=NONE belongs before the numbers': 'saknas: raden TILT=NONE ska stå före talen',
  'is missing: read as LM-63-1986': 'saknas: läst som LM-63-1986',
  'is empty: export it again': 'är tom: exportera den igen',
  'is empty: read as …': 'är tomt: läst som …',
  'is empty': 'är tomt',
  'is not a text file: upload the .ldt or .ies file itself, not an archive or a picture':
    'är ingen text: ge själva .ldt- eller .ies-filen, inget arkiv och ingen bild',
  'cannot be read': 'kan inte läsas',
  'is not a number: …': 'är inget tal: …',
  'is not a whole number: …': 'är inget heltal: …',
  'must be from … to … for all lamps, or -1 for absolute photometry':
    'måste vara från … till … för alla lampor, eller -1 för absolut fotometri',
  'must be from … to …, not …': 'måste vara från … till …, inte …',
  'must be at least one, or a negative number for a luminaire that was measured as a whole':
    'måste vara minst en, eller ett negativt tal för en armatur som har mätts som helhet',
  'do not rise: … after …': 'stiger inte: … efter …',
  'begin at …, where there is light: add the angles from 0': 'börjar vid …, i ljuset: lägg till dem från 0',
  'end at …, where there is light: add the angles up to 90 or 180':
    'slutar vid …, i ljuset: lägg till dem till 90 eller 180',
  'go from … to …: no light beyond them': 'går från … till …: inget ljus utanför dem',
  'must be at most … from 0 to 180': 'får vara högst … från 0 till 180',
  'end at 90: no light above': 'slutar vid 90: inget ljus uppåt',
  'must begin at C0, not at C…': 'måste börja vid C0, inte vid C…',
  'must end before C360, which is C0': 'måste sluta före C360, som är C0',
  'do not reach from C… to C…, as the symmetry requires: include all planes and set the symmetry to 0':
    'går inte från C… till C…, som symmetrin säger: ange alla plan med symmetrin 0',
  'must be at most … around the lamp: export fewer': 'får vara högst … runt lampan: exportera färre',
  'have … values, more than …: export fewer': 'har … värden, fler än …: exportera färre',
  'from 90 must end at 270, not at …': 'från 90 måste sluta vid 270, inte vid …',
  'must begin at 0, not at …': 'måste börja vid 0, inte vid …',
  'must end at 0, 90, 180 or 360, not at …': 'måste sluta vid 0, 90, 180 eller 360, inte vid …',
  'end before 360': 'slutar före 360',
  'has more values than its numbers of planes and angles allow':
    'fortsätter efter sitt sista värde: dess antal plan och vinklar stämmer inte',
  'has text after its last value, which is ignored: …': 'fortsätter efter sitt sista värde, med …, som inte läses',
  'has fewer than … lines: export it again': 'slutar före sin rad …: exportera den igen',
  'is larger than … MB: export it with fewer planes or angles':
    'är större än … MB: exportera den med färre plan eller vinklar',
  'has more than … lines: export it with fewer planes or angles':
    'har fler än … rader: exportera den med färre plan eller vinklar',
  'has … characters in a line, more than the … of the format': 'har … tecken på en rad, fler än formatets …',
  'has an end mark (0x1A or 0), which is ignored': 'har ett slutmärke (0x1A eller 0), som inte läses',
  'is in UTF-16, which other programs may not be able to read': 'är i UTF-16, som andra program kanske inte läser',
  'does not fit the symmetry: … instead of an even number': 'passar inte symmetrin: … i stället för ett jämnt tal',
  'does not fit the symmetry: … instead of a multiple of 4': 'passar inte symmetrin: … i stället för en multipel av 4',
  'is less than … lm: correct it or the factor': 'ger mindre än … lm: rätta den eller faktorn',
  'is less than … lm: correct it or the factors': 'ger mindre än … lm: rätta den eller faktorerna',
  'is more than … lm in total, or the beam is too narrow': 'ger mer än … lm, eller en för smal stråle',
  'is too low: the intensities add up to … % of it; correct it or the intensities':
    'är för lågt: ljusstyrkorna ger … % av det; rätta det eller ljusstyrkorna',
  'is too low: the intensities add up to … % of it': 'är för lågt: ljusstyrkorna ger … % av det',
  'is 0: computed from the intensities instead': 'är 0: hämtad ur ljusstyrkorna',
  'is … %, but the intensities add up to … %: correct it, or write 0':
    'är … %, men ljusstyrkorna ger … %: rätta den, eller skriv 0',
  'is … %, but the intensities add up to … %': 'är … %, men ljusstyrkorna ger … %',
  'is B: only type C can be read, export the file as type C': 'är B: bara typ C kan läsas, exportera som den',
  'is A: only type C can be read, export the file as type C': 'är A: bara typ C kan läsas, exportera som den',
  'is unknown: …; export it as LM-63-2002 or LM-63-2019': 'är okänd: …; exportera som LM-63-2002 eller LM-63-2019',
  'is written …: read as LM-63-…': 'skrivs …: läst som LM-63-…',
  'names another file, which is not read: write TILT=NONE': 'anger en annan fil, som inte läses: skriv TILT=NONE',
  'has spaces beside its equals sign': 'har blanksteg bredvid likhetstecknet',
  'its factors are not used: they apply to a tilted lamp': 'dess faktorer används inte: de gäller en lampa som vrids',
  '… are required but missing': '… krävs och saknas',
  'are … alternatives: only the first is used': '… alternativ: det första gäller',
  'has a decimal comma': 'har decimalkomma',
  'is 0 W: no efficacy can be computed': 'är 0 W: inget ljusutbyte kan beräknas',
  'has several heights: the files that the shop offers have the greatest, … mm':
    'har flera höjder: de filer som görs av den har den största, … mm',
  ...Object.fromEntries(
    Object.entries({
      'a line': 'en linje',
      'an ellipse': 'en ellips',
      'an ellipsoid': 'en ellipsoid',
      'a lying cylinder': 'en liggande cylinder',
    }).flatMap(([form, swedish]) => [
      [
        `is ${form}, which EULUMDAT does not have: the .ldt file has a rectangle of … mm`,
        `är ${swedish}, som EULUMDAT inte har: .ldt-filen har en rektangel på … mm`,
      ],
      [
        `is ${form}, which EULUMDAT does not have: the .ldt file has an upright cylinder of … mm`,
        `är ${swedish}, som EULUMDAT inte har: .ldt-filen har en stående cylinder på … mm`,
      ],
    ]),
  ),
}

const sides = { length: 'längd', width: 'bredd', height: 'höjd' }
const sized = { luminaire: 'armaturens', 'luminous area': 'ljusytans' }

/** Swedish names of fields, keyed by the English names in `client/shared/photometry/format`. */
export const swedishFieldNames: Partial<Record<string, string>> = {
  ...sides,
  ...Object.fromEntries(
    Object.entries(sized).flatMap(([thing, owner]) =>
      Object.entries(sides).map(([side, name]) => [`${side} of the ${thing}`, `${owner} ${name}`]),
    ),
  ),
  ...Object.fromEntries([90, 180, 270].map(plane => [`luminous height at C${plane}`, `ljusytans höjd vid C${plane}`])),
  file: 'filen',
  version: 'version',
  TILT: 'TILT',
  maker: 'tillverkare',
  'type of light source': 'typ av ljuskälla',
  symmetry: 'symmetri',
  'number of planes': 'antal plan',
  'step of planes': 'steg mellan planen',
  'number of angles': 'antal vinklar',
  'step of angles': 'steg mellan vinklarna',
  report: 'rapport',
  name: 'namn',
  number: 'nummer',
  'file name': 'filnamn',
  date: 'datum',
  'downward flux': 'nedåtriktat ljusflöde',
  'light output ratio': 'armaturverkningsgrad',
  factor: 'faktor',
  tilt: 'lutning',
  'number of lamp sets': 'antal lampuppsättningar',
  'direct ratio': 'direktandel',
  'lamp sets': 'lampuppsättningar',
  keywords: 'nyckelord',
  'luminous area': 'ljusytan',
  planes: 'plan',
  angles: 'vinklar',
  intensity: 'ljusstyrka',
  lamps: 'lampor',
  'type of lamps': 'lamptyp',
  'flux of the lamps': 'lampornas ljusflöde',
  colour: 'färg',
  'colour rendering': 'färgåtergivning',
  power: 'effekt',
  'lumens for each lamp': 'lumen per lampa',
  multiplier: 'multiplikator',
  'number of vertical angles': 'antal vertikala vinklar',
  'number of horizontal angles': 'antal horisontella vinklar',
  'photometric type': 'fotometrisk typ',
  units: 'enhet',
  'ballast factor': 'ballastfaktor',
  'twelfth field': 'tolfte fältet',
  'vertical angles': 'vertikala vinklar',
  'horizontal angles': 'horisontella vinklar',
  candela: 'candela',
  'geometry of the lamp': 'lampans geometri',
  'number of tilts': 'antal lutningar',
  tilts: 'lutningar',
  'factor of a tilt': 'faktor för en lutning',
}
