import * as v from 'valibot'
import type { LanguageCode } from '../lib/languages.ts'
import { requestFromShop } from './ask.ts'

const termsResponse = v.object({
  blocks: v.array(v.object({ kind: v.picklist(['heading', 'paragraph', 'item']), text: v.string() })),
})

/** A part of the terms of sale. Consecutive parts of the kind `item` are one list. */
export type TermsPart = v.InferOutput<typeof termsResponse>['blocks'][number]

/** How long the text of the terms is cached, in ms. */
const maxAgeMs = 5 * 60_000

const cachedTerms = new Map<LanguageCode, { until: number; parts: TermsPart[] }>()

/**
 * Loads the text of the terms of sale, which each isolate caches. Empty if the shop has no terms or
 * does not respond.
 */
export async function loadTermsText(env: Env, language: LanguageCode): Promise<TermsPart[]> {
  const cached = cachedTerms.get(language)
  if (cached && cached.until > Date.now()) return cached.parts
  try {
    const parts = await download(env, language)
    cachedTerms.set(language, { until: Date.now() + maxAgeMs, parts })
    return parts
  } catch (error) {
    console.warn(JSON.stringify({ event: 'terms_unknown', language, error: String(error) }))
    return []
  }
}

async function download(env: Env, language: LanguageCode): Promise<TermsPart[]> {
  const response = await requestFromShop(env, language, '/info/terms-and-conditions.json')
  if (response.status === 200) return v.parse(termsResponse, await response.json()).blocks
  await response.body?.cancel()
  if (response.status === 404) return []
  throw new Error(`The shop responded with ${response.status} instead of the terms`)
}
