import type { Demo } from '../local/demo.ts'

/** What this folder provides for the tools (`tools/local/demo.ts`). */
export const demo: Demo = {
  async seeds() {
    const [{ articles }, { commerceSeed }, { contentSeed }] = await Promise.all([
      import('./articles.ts'),
      import('./commerce.ts'),
      import('./content.ts'),
    ])
    return { commerce: commerceSeed(articles), content: contentSeed(articles) }
  },
  async masters() {
    const { masters } = await import('./pictures/masters.ts')
    return masters
  },
  async models() {
    const { models } = await import('./models.ts')
    return Object.fromEntries(Object.values(models).map(({ name, file }) => [name, file]))
  },
  layers: 'tools/demo/layers',
}
