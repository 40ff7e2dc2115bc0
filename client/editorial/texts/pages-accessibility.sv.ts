import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-accessibility.en.ts'
/** Texts of the test results in the accessibility statement, in Swedish. */
export const texts: Like<typeof en> = {
  accessibility: {
    title: 'Så provas butiken',
    tested:
      'Den {{date}} kontrollerades sidorna nedan av axe-core {{checker}}: {{rules}} regler för WCAG {{version}}, nivå {{level}}, och versionerna före den.',
    page: '{{page}}: {{languages}}; fönster {{widths}} px breda',
    abilitiesTitle: 'Det här provades också',
    failuresTitle: 'Brister vi känner till',
    noFailures: 'Proven fann inga brister.',
    failure: '{{rule}} uppfylls inte: {{pages}}',
    notApplied: '{{rule}} kontrollerades inte {{why}}: {{pages}}',
    untested: 'Ännu inte kontrollerat: {{pages}}',
    undecidedTitle: 'Det här kunde programmet inte avgöra',
    undecided: '{{rule}}: {{pages}}',
  },
  accessibilityPage: {
    home: 'startsida',
    category: 'produkter i en kategori',
    product: 'produkt',
    energyLabel: 'energimärkning',
    family: 'lampor i en familj',
    compare: 'jämförda lampor',
    search: 'sökning',
    favorites: 'favoriter',
    pickup: 'delad varukorg',
    checkout: 'kassa',
    order: 'beställning',
    account: 'konto',
    withdraw: 'ångra köp',
    newsletter: 'nyhetsbrev',
    information: 'information',
    about: 'om oss',
    professionals: 'proffs',
    designers: 'formgivare',
    cases: 'projekt',
    news: 'nyheter',
    concepts: 'tankar om ljus',
    notFound: 'sidan finns inte',
  },
  accessibilityAbility: {
    keyboard: 'Allt från startsidan till kvittot gjordes med enbart tangentbord',
    zoom: 'Ingenting försvann i ett fönster på 320 px, alltså 640 px i dubbel storlek',
    touch: 'Knappar, fält och menylänkar var minst 44 px höga',
    forcedColors: 'Med systemets egna färger syntes det vad som hade fokus',
    still: 'Startsidan stod stilla när den rullades, med minskad rörelse',
    noScript:
      'Utan JavaScript gick menyer, sökning och inloggningssidan att nå; varukorgen, kassan och nyhetsbrevet sade att de behöver det',
  },
  accessibilityException: {
    systemColors: 'där systemets egna färger gällde, som programmet inte ser',
  },
}
