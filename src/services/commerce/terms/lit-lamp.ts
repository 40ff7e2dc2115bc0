import * as v from 'valibot'
import type { LanguageCode } from '../lib/languages.ts'
import type { LetterBlock } from '../mail/letter.ts'
import { requestFromShop } from './ask.ts'

const lampsResponse = v.object({
  lamps: v.array(v.object({ jpeg: v.string(), picture: v.object({ alt: v.string() }) })),
})

/** Only the first lamp is shown, so it is looked for among the first products. */
const maxProducts = 10

/**
 * Loads a picture of the first of the products that is a lamp, while it is lit. Empty if none is a
 * lamp, or if the shop does not respond.
 */
export async function loadLitLamp(
  env: Pick<Env, 'SITE_URL'>,
  language: LanguageCode,
  products: string[],
): Promise<LetterBlock[]> {
  try {
    const response = await requestFromShop(env, language, `/lamps/${products.slice(0, maxProducts).join(',')}`)
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The shop responded with ${response.status} instead of lamps`)
    }
    const [lamp] = v.parse(lampsResponse, await response.json()).lamps
    const src = lamp && URL.parse(lamp.jpeg, env.SITE_URL || undefined)?.href
    return src ? [{ kind: 'wide', src, alt: lamp.picture.alt }] : []
  } catch (error) {
    console.warn(JSON.stringify({ event: 'lit_lamp_unknown', language, error: String(error) }))
    return []
  }
}
