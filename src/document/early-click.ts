/**
 * The last part of the early page script: the latest click is kept until the page's script runs,
 * which opens dialogs where buttons do not by themselves (`client/island/commands.ts`). It is a
 * string because it is inlined in the document.
 */
export const earlyClickScript = 'onclick=e=>earlyClick=e'
