import { expect, test } from 'vitest'
import type { Fetch } from '#src/services.ts'
import { ContentError } from '#src/shared/content/client.ts'
import { pickAmount } from '../../support/amount.ts'
import { sharedShop } from '../../support/app.ts'
import { mutantsOf } from './mutants.ts'
import { createPageLoaders, renderWhole } from './page-kinds.tsx'

/*
 * Tests content that no longer matches the schema. Each kind of page is rendered from a real
 * response with one changed value. Only a change to the page's main entry may make the page fail;
 * any other part that cannot be shown is left out.
 */

const shop = await sharedShop()

const known = new Map<string, string>()

/** Queries the shop's own content service. Responses are kept, so each query is sent once. */
const real: Fetch = async request => {
  const question = await request.text()
  const json = known.get(question) ?? (await answerTo(question))
  known.set(question, json)
  return new Response(json)
}

async function answerTo(body: string) {
  const headers = { 'Content-Type': 'application/json' }
  const ask = async () => (await shop.get('/api/content/graphql', { method: 'POST', body, headers })).text()
  // The connection may fail on a busy machine, so a failed query is repeated once.
  return ask().catch(ask)
}

/** How many changes to try per kind of page. `npm run soak` tries every change in every place. */
const sample = pickAmount(60, Number.POSITIVE_INFINITY)

for (const [kind, load] of Object.entries(createPageLoaders(real))) {
  test(`${kind}: a page is rendered from every changed response`, {
    timeout: pickAmount(60_000, 3_600_000),
  }, async () => {
    let answer: unknown
    const whole = await renderWhole(
      await load(async request => {
        const response = await real(request)
        answer = await response.clone().json()
        return response
      }),
    )
    // If a list is removed, much of the page is missing, but never all of it.
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
    // Only changes to the response itself, to the page's entry, or to two or three texts that the
    // page requires may make the page fail.
    expect(new Set(lost.map(name => name.split(' ')[0])).size, lost.join('\n')).toBeLessThan(15)
  })
}
