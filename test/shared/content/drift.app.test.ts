import { expect, test } from 'vitest'
import type { Fetch } from '#src/services.ts'
import { ContentError } from '#src/shared/content/client.ts'
import { pickAmount } from '../../support/amount.ts'
import { sharedShop } from '../../support/app.ts'
import { mutantsOf } from './mutants.ts'
import { createPageLoaders, renderWhole } from './page-kinds.tsx'

/*
 * Content that drifts from its schema: each page kind is loaded from a real answer with one place
 * changed, and rendered. Only what a page is about may be missed; everything else is left out.
 */

const shop = await sharedShop()

const known = new Map<string, string>()

/** The shop's own content service; it is asked each question once. */
const real: Fetch = async request => {
  const question = await request.text()
  const json = known.get(question) ?? (await answerTo(question))
  known.set(question, json)
  return new Response(json)
}

async function answerTo(body: string) {
  const headers = { 'Content-Type': 'application/json' }
  const ask = async () => (await shop.get('/api/content/graphql', { method: 'POST', body, headers })).text()
  // A busy machine may lose the connection.
  return ask().catch(ask)
}

/** Of each page kind; `npm run soak` takes every place with every change. */
const sample = pickAmount(60, Number.POSITIVE_INFINITY)

for (const [kind, load] of Object.entries(createPageLoaders(real))) {
  test(`${kind}: every drifted answer still gives a page`, { timeout: pickAmount(60_000, 3_600_000) }, async () => {
    let answer: unknown
    const whole = await renderWhole(
      await load(async request => {
        const response = await real(request)
        answer = await response.clone().json()
        return response
      }),
    )
    // A list that is gone takes much of a page along, but never all of it.
    const smallest = Math.min(whole.length / 10, 150)
    const lost: string[] = []
    for (const { name, mutant } of mutantsOf(answer, sample)) {
      const page = await load(async () => Response.json(mutant)).catch((error: unknown) => {
        if (!(error instanceof ContentError)) throw new Error(`${kind} broke: ${name}`, { cause: error })
        return null
      })
      if (!page) {
        lost.push(name)
        continue
      }
      const html = await renderWhole(page).catch(cause => Promise.reject(new Error(`${kind}: ${name}`, { cause })))
      expect([/\[object|undefined/.test(html), html.length > smallest], name).toEqual([false, true])
    }
    // The envelope, the page itself, and the two or three texts that it cannot be without.
    expect(new Set(lost.map(name => name.split(' ')[0])).size, lost.join('\n')).toBeLessThan(15)
  })
}
