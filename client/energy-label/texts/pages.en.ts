/** Texts of the page with an energy label, in English. Only the server uses them. */
export const texts = {
  label: {
    title: 'Energy label',
    drawing: 'The energy label of {{name}}: class {{letter}} on a scale from A to G',
    supplier: 'Supplier',
    model: 'Model',
    class: 'Energy efficiency class',
    onScale: '{{letter}}, on a scale from A (best) to G',
    consumption: 'Energy consumption',
    kilowattHours: '{{count}} kWh per 1000 hours',
    back: 'Back to the light source',
  },
} as const
