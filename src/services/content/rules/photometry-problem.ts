import { type Locale, perLocale } from '#client/i18n/locales.ts'
import { type Problem, problemText } from '#client/photometry/format/problem.ts'

/**
 * Why a photometric file cannot be read, with its line and field, in every language. What has no
 * Swedish text is English.
 */
export const problemReason = (problem: Problem): Record<Locale, string> =>
  perLocale(locale => (locale === 'sv' ? (inSwedish(problem) ?? problemText(problem)) : problemText(problem)))

/** Null where the field or the reason has no Swedish text. */
export function inSwedish({ line, field, reason }: Problem): string | null {
  const name = fields[field]
  const said = reasonOf(reason)
  if (name === undefined || said === null) return null
  return line > 0 ? `rad ${line}, ${name}: ${said}` : `${name}: ${said}`
}

function reasonOf(english: string): string | null {
  for (const [pattern, swedish] of reasons) {
    const [all, ...values] = pattern.exec(english) ?? []
    if (all !== undefined) return values.reduce((text, value) => text.replace('…', () => value), swedish)
  }
  return null
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** By the texts of `client/photometry/format`; `…` is a number, or a text of the file. */
const reasons = Object.entries({
  'is missing: the file ends before it': 'saknas: filen slutar före den',
  'is missing': 'saknas',
  'is empty': 'är tomt',
  'is not a text': 'är ingen text',
  'cannot be read': 'kan inte läsas',
  'is not a number: …': 'är inget tal: …',
  'is not a whole number: …': 'är inget heltal: …',
  'must be from … to …, not …': 'måste vara från … till …, inte …',
  'must be from …, or -1 for absolute photometry': 'måste vara minst …, eller -1 för absolut fotometri',
  'must be at least one, or a negative number for a luminaire that was measured as a whole':
    'måste vara minst en, eller ett negativt tal för en armatur som har mätts som helhet',
  'do not rise: … after …': 'stiger inte: … efter …',
  'go from 0 or 90 to 90 or 180, not from … to …': 'går från 0 eller 90 till 90 eller 180, inte från … till …',
  'of planes begin at C0, not at C…': 'för planen börjar vid C0, inte vid C…',
  'of planes end before C360, which is C0': 'för planen slutar före C360, som är C0',
  'of planes do not reach from C… to C…, as the symmetry says':
    'för planen går inte från C… till C…, som symmetrin säger',
  'from 90 must end at 270, not at …': 'från 90 måste sluta vid 270, inte vid …',
  'must begin at 0, not at …': 'måste börja vid 0, inte vid …',
  'must begin at 0': 'måste börja vid 0',
  'must end at 0, 90, 180 or 360, not at …': 'måste sluta vid 0, 90, 180 eller 360, inte vid …',
  'goes on after its last value': 'fortsätter efter sitt sista värde',
  'ends before its line …': 'slutar före sin rad …',
  'has more than … bytes': 'har mer än … byte',
  'has more than … lines': 'har mer än … rader',
  'has a line of more than … characters': 'har en rad med mer än … tecken',
  'does not fit the symmetry: …': 'passar inte symmetrin: …',
  'is 0 everywhere': 'är 0 överallt',
  "yields … % of the lamps' flux: more than there is": 'ger … % av lampornas ljusflöde: mer än det finns',
  'is … %, but the intensities yield … %': 'är … %, men ljusstyrkorna ger … %',
  'is B: only type C can be read': 'är B: bara typ C kan läsas',
  'is A: only type C can be read': 'är A: bara typ C kan läsas',
  'is unknown: …': 'är okänd: …',
  'names another file, which is not read': 'anger en annan fil, som inte läses',
}).map(([english, swedish]) => [new RegExp(`^${escaped(english).replaceAll('…', '(.*)')}$`, 's'), swedish] as const)

const sides = { length: 'längd', width: 'bredd', height: 'höjd' }
const sized = { luminaire: 'armaturens', 'luminous area': 'ljusytans' }

const fields: Partial<Record<string, string>> = {
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
