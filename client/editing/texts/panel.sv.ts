import type { Like } from '#client/texts.ts'
import type { texts as en } from './panel.en.ts'
/** Texts about one entry in the panel (taking it off the site, publishing errors), in Swedish. */
export const texts: Like<typeof en> = {
  takeOff: {
    button: 'Ta bort från sajten …',
    title: 'Ta bort från sajten',
    text: 'Besökarna hittar den inte längre: sidan finns inte, länkar till den leder fel, och listor utelämnar den. Texten stannar som utkast, och den kommer tillbaka när den publiceras igen.',
    namedBy: 'De här nämner den: {{names}}',
    now: 'Ta bort nu',
    done: 'Den är borta från sajten',
    doneText: 'Från och med nu hittar besökarna den inte. Texten är ett utkast.',
    undo: 'Lägg tillbaka den',
    ended: 'Togs bort från sajten',
  },
  notPublished: {
    state: 'Inte publicerad i tid',
    said: 'Den skulle ha publicerats {{time}}, men nekades:',
    wrong: 'att rätta',
    lacking: 'Behövs innan det kan publiceras:',
  },
}
