/**
 * The last part of the early page script: the first click is kept until the script has loaded that
 * opens dialogs where buttons do not by themselves (`client/island/commands.ts`). Only the first:
 * a click keeps its target in memory. It is a string because it is inlined in the document.
 */
export const earlyClick = 'onclick=e=>onclick=void(earlyClick=e)'
