import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the page that compares products, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  compare: {
    title: 'Jämför',
    differences: 'Bara det som skiljer',
  },
}
