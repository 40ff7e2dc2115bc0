/**
 * The last part of the early page script: the latest click is kept until the page's script runs,
 * which sends it where it adds to the bag (`client/bag/add-forms.ts`). It is a string because it is
 * inlined in the document.
 */
export const earlyClickScript = 'onclick=e=>earlyClick=e'
