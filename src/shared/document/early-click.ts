/**
 * The last part of the early page script: it keeps the latest click until the page's script runs,
 * which then adds the clicked product to the bag (`client/bag/add-forms.ts`). A string, because it
 * is inlined in the document.
 */
export const earlyClickScript = 'onclick=e=>earlyClick=e'
