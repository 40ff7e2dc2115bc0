import * as v from 'valibot'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { pagePicture, pictureFragment, portableText, seoData } from '../shared/content/shapes/shapes.ts'
import { lenientText, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query Page($locale: Locale!, $path: String!, $preview: Boolean) {
  page(locale: $locale, path: $path, preview: $preview) {
    seoData { title description shareImage }
    title lead picture { ...PagePicture } contact { name role email phone } body
  }
}${pictureFragment}`

const page = v.object({
  seoData,
  title: v.string(),
  lead: lenientText,
  picture: orNull(pagePicture),
  contact: orNull(v.object({ name: v.string(), role: lenientText, email: lenientText, phone: lenientText })),
  body: portableText,
})

const schema = v.object({ page: v.nullable(page) })

/** An editorial page. */
export type EditorialContent = v.InferOutput<typeof page>

/**
 * Loads the editorial page at `path`, which has no locale, such as `/info/faq`. Null when it does
 * not exist. Throws `ContentError`.
 */
export async function loadEditorialPage(content: Fetch, visit: Visit, path: string): Promise<EditorialContent | null> {
  const { locale, preview } = visit
  const answer = await queryContent(content, document, { locale, path, preview }, schema)
  return answer.page
}
