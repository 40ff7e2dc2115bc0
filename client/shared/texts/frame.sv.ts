import type { Like } from '#client/texts.ts'
import type { texts as en } from './frame.en.ts'
/** Texts of night mode, the language offer and the zoomed pictures, in Swedish. */
export const texts: Like<typeof en> = {
  night: {
    title: 'Natt i butiken',
    hint: 'Det är natt i butiken, och lampan är din. Flytta den med pekaren eller piltangenterna; + och − ändrar dess färg.',
    end: 'Släpp in dagen',
  },
  language: {
    offer: 'Butiken finns också på svenska.',
    go: 'Fortsätt på svenska',
    stay: 'Nej tack',
  },
  zoom: {
    title: 'Bilder i helskärm',
    pictureOf: '{{number}} av {{total}}',
    previous: 'Föregående bild',
    next: 'Nästa bild',
    closer: 'Zooma in',
    farther: 'Zooma ut',
  },
}
