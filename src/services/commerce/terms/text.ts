import * as v from 'valibot'
import type { LanguageCode } from '../lib/languages.ts'
import { askShop } from './ask.ts'

const answer = v.object({
  blocks: v.array(v.object({ kind: v.picklist(['heading', 'paragraph', 'item']), text: v.string() })),
})

/** A part of the terms; neighbouring items are one list. */
export type TermsPart = v.InferOutput<typeof answer>['blocks'][number]

/** How long a wording is used before the shop is asked again, in ms. */
const maxAgeMs = 5 * 60_000

const read = new Map<LanguageCode, { until: number; parts: TermsPart[] }>()

/**
 * The words of the terms as the shop has them, which each isolate asks for once in five minutes;
 * none when the shop does not answer, and in a shop without terms.
 */
export async function termsTextOf(env: Env, language: LanguageCode): Promise<TermsPart[]> {
  const known = read.get(language)
  if (known && known.until > Date.now()) return known.parts
  try {
    const parts = await download(env, language)
    read.set(language, { until: Date.now() + maxAgeMs, parts })
    return parts
  } catch (error) {
    console.warn(JSON.stringify({ event: 'terms_unknown', language, error: String(error) }))
    return []
  }
}

async function download(env: Env, language: LanguageCode): Promise<TermsPart[]> {
  const response = await askShop(env, language, '/info/terms-and-conditions.json')
  if (response.status === 200) return v.parse(answer, await response.json()).blocks
  await response.body?.cancel()
  if (response.status === 404) return []
  throw new Error(`The terms were answered with ${response.status}`)
}
