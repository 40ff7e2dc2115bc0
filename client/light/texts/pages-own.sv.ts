import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-own.en.ts'
/**
 * Texts for the results of the light tools for one product, in Swedish; browsers do not load them.
 */
export const texts: Like<typeof en> = {
  ownLight: {
    bulbs: '{{count}} av {{all}} ljuskällor här passar.',
    brightest: 'Starkast: {{bulb}}, {{lumens}} för {{watts}}.',
    lamps: 'Passar {{count}} av {{all}} lampor här.',
    cost: '{{cost}} per år med {{hours}} timmar om dagen.',
    costWith: '{{cost}} per år med {{hours}} timmar om dagen, med {{bulb}}.',
    light: 'Ger {{lumens}}.',
    room: 'Ger {{lumens}}: räcker till {{bright}} av ett vardagsrum, eller till {{soft}} med mjukt ljus.',
    beam: 'Ger {{lumens}} i en kägla på {{beam}}°: en cirkel på {{wide}} på 2 m.',
    table: 'Passar ett bord på {{size}}: häng en, {{gap}} över det.',
    tables: 'Passar ett bord på {{size}}: häng {{count}}, var och en {{gap}} över det.',
    noTable: 'Inte över ett bord på {{size}}.',
    zones: 'Får sitta i område 1 och 2 i ett badrum.',
    noZones: 'Bara utanför områdena i ett badrum.',
    zonesUnknown: 'Uppgifter saknas för att säga om den får sitta i områdena i ett badrum.',
  },
}
