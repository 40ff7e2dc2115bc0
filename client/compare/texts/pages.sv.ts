import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of pages, in Swedish; browsers do not load them. */
export const texts: Like<typeof en> = {
  compare: {
    title: 'Jämför',
    differences: 'Bara det som skiljer',
  },
}
