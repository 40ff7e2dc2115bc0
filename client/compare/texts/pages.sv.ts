import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages.en.ts'

/** Texts of the page that compares products, in Swedish. Only the server uses them. */
export const texts: Like<typeof en> = {
  compare: {
    title: 'Jämför',
    differences: 'Bara det som skiljer',
    none: 'Inget att jämföra än.',
    gone: 'Det som jämfördes här säljs inte i ditt land, eller har lämnat butiken.',
    how: 'Tryck på hjärtat vid två eller tre lampor, och jämför dem sedan bland dina favoriter.',
    alone:
      'En ensam lampa är svår att jämföra. Tryck på hjärtat här och vid en till, och jämför dem sedan bland dina favoriter.',
    scale: 'I samma skala',
    lines: 'Det är {{distance}} mellan linjerna.',
    size: '{{height}} hög, {{width}} bred',
    largestSize: 'Största storleken: {{size}}',
  },
}
