/**
 * The last part of the early script, as text because it is inlined in the document. It remembers
 * the latest click until the page's main script has loaded; if the click was on an "add to bag"
 * button, that script then adds the product (`client/bag/add-forms.ts`).
 */
export const earlyClickScript = 'onclick=e=>earlyClick=e'
