/**
 * Texts for the results of the light tools for one product, in English; browsers do not load them.
 */
export const texts = {
  ownLight: {
    bulbs: '{{count}} of {{all}} bulbs here fit.',
    brightest: 'The brightest: {{bulb}}, {{lumens}} for {{watts}}.',
    lamps: 'Fits {{count}} of {{all}} lamps here.',
    cost: '{{cost}} a year at {{hours}} hours a day.',
    costWith: '{{cost}} a year at {{hours}} hours a day, with {{bulb}}.',
    light: 'Gives {{lumens}}.',
    room: 'Gives {{lumens}}: enough for {{bright}} of a living room, or {{soft}} of soft light.',
    beam: 'Gives {{lumens}} in a beam of {{beam}}°: a circle of {{wide}} at 2 m.',
    table: 'Suits a table of {{size}}: hang one, {{gap}} above it.',
    tables: 'Suits a table of {{size}}: hang {{count}}, each {{gap}} above it.',
    noTable: 'Not above a table of {{size}}.',
    zones: 'May hang in zones 1 and 2 of a bathroom.',
    noZones: 'Only outside the zones of a bathroom.',
    zonesUnknown: 'We lack the data to tell whether it may hang in the zones of a bathroom.',
  },
} as const
