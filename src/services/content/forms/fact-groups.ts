import type { FieldLabel } from './node.ts'

/** The groups of a product's facts in its form; facts without a group come last. */
const groups: { label: FieldLabel; fields: string[] }[] = [
  {
    label: { en: 'Size and material', sv: 'Mått och material' },
    fields: ['dimensions', 'weight', 'color', 'material', 'candle-diameter'],
  },
  {
    label: { en: 'What bulb it takes', sv: 'Vilken ljuskälla den tar' },
    fields: [
      'socket',
      'lampholder',
      'socket-count',
      'shade-fitting',
      'max-effect',
      'max-bulb-size',
      'closed-shade',
      'lightsource-included',
      'contained-energy-class',
      'dimmable',
    ],
  },
  {
    label: { en: 'The light it gives', sv: 'Ljuset den ger' },
    fields: [
      'effect',
      'luminous-flux',
      'color-temperature',
      'color-rendering',
      'directional',
      'beam',
      'lifetime',
      'dimmers',
      'approved-for-closed',
    ],
  },
  {
    label: { en: 'Energy label', sv: 'Energimärkning' },
    fields: ['energy-class', 'energy-consumption', 'eprel', 'mains'],
  },
  {
    label: { en: 'Battery', sv: 'Batteri' },
    fields: ['battery', 'battery-capacity', 'battery-energy', 'battery-replaceable', 'battery-replacement'],
  },
  {
    label: { en: 'Replacing and repairing', sv: 'Byta delar och reparera' },
    fields: ['lightsource-replaceable', 'driver-replaceable', 'lightsource-replacement', 'repairs'],
  },
  {
    label: { en: 'Cable, switch and protection', sv: 'Sladd, strömbrytare och kapsling' },
    fields: ['switch', 'cable-color', 'cable-length', 'textile-cable', 'ip-class', 'isolation-class'],
  },
  {
    label: { en: 'Guarantees', sv: 'Garantier' },
    fields: ['guarantee', 'producer-guarantee', 'producer-guarantee-terms'],
  },
]

/** Groups the facts with these names. */
export function groupFacts(names: string[]): { label: FieldLabel; fields: string[] }[] {
  const grouped = new Set(groups.flatMap(({ fields }) => fields))
  const others = { label: { en: 'Other facts', sv: 'Övriga fakta' }, fields: names.filter(name => !grouped.has(name)) }
  return [...groups, others]
}
