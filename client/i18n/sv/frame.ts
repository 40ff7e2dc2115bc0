import type { FrameMessages } from '../index.ts'

/** What only the frame says, of the night and of another language, in Swedish. */
export const texts: FrameMessages = {
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
}
