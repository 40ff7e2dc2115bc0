import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the page with an energy label, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  label: {
    title: 'Energietikett',
    drawing: 'Energietiketten för {{name}}: klass {{letter}} på en skala från A till G',
    supplier: 'Leverantör',
    model: 'Modell',
    class: 'Energieffektivitetsklass',
    onScale: '{{letter}}, på en skala från A (bäst) till G',
    consumption: 'Energiförbrukning',
    kilowattHours: '{{count}} kWh per 1000 timmar',
    back: 'Tillbaka till ljuskällan',
  },
}
