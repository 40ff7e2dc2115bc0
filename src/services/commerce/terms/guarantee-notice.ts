import * as v from 'valibot'
import { isDue, toUtcDay } from '#client/shared/law/duties.ts'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { LetterBlock } from '../mail/letter.ts'
import { requestFromShop } from './ask.ts'

const noticeResponse = v.object({
  title: v.string(),
  text: v.string(),
  picture: v.nullable(v.string()),
  page: v.string(),
  more: v.object({ href: v.string(), title: v.string() }),
  labels: v.array(v.object({ title: v.string(), page: v.string() })),
})

/** The notice of the legal guarantee, and the labels of producers' own guarantees. */
type Notice = v.InferOutput<typeof noticeResponse>

/**
 * Loads the notice of the legal guarantee and the labels of producers' guarantees, as blocks of a
 * mail. Empty if the law of `country` did not require the notice at the time `created`. If the shop
 * does not respond, the notice is a sentence and a link.
 */
export async function loadNoticeBlocks(
  env: Pick<Env, 'SITE_URL'>,
  language: LanguageCode,
  { products, country, created }: { products: string[]; country: string; created: string },
): Promise<LetterBlock[]> {
  if (!isDue('guarantee-notice', country, toUtcDay(new Date(created)))) return []
  const { title, text, picture, page, more, labels } = await findNotice(env, language, products)
  return [
    { kind: 'heading', text: title },
    ...(picture ? [{ kind: 'picture' as const, src: picture, alt: text, address: page }] : []),
    text,
    { kind: 'link', link: { address: page, text: title } },
    ...labels.map(label => ({ kind: 'link' as const, link: { address: label.page, text: label.title } })),
    ...(more.href ? [{ kind: 'link' as const, link: { address: more.href, text: more.title } }] : []),
  ]
}

async function findNotice(env: Pick<Env, 'SITE_URL'>, language: LanguageCode, products: string[]): Promise<Notice> {
  try {
    const response = await requestFromShop(env, language, `/info/legal-guarantee.json?products=${products.join(',')}`)
    if (response.ok) return v.parse(noticeResponse, await response.json())
    await response.body?.cancel()
    throw new Error(`The shop responded with ${response.status} instead of the notice`)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'notice_unknown', language, error: String(error) }))
    const page = `${env.SITE_URL}${languagePrefix(language)}/info/legal-guarantee`
    return { ...texts[language].guaranteeNotice, picture: null, page, more: { href: '', title: '' }, labels: [] }
  }
}
