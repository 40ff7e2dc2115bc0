/** Texts of pages, in English; browsers do not load them. */
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
