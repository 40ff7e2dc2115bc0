import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { lenientText, orNull } from '../shared/content/shapes/tolerant.ts'
import { logWarning } from '../shared/edge/log.ts'
import type { Visit } from '../visit.ts'

const document = `query Contact($locale: Locale!, $path: String!, $preview: Boolean) {
  page(locale: $locale, path: $path, preview: $preview) { contact { name phone } }
}`

const contact = v.object({ name: v.string(), phone: lenientText })
const schema = v.object({ page: v.nullable(v.object({ contact: orNull(contact) })) })

/** The person of the contact page, with a telephone number. */
export type ContactPerson = v.InferOutput<typeof contact>

/** Loads the person of the contact page; null if nobody has a number, or content fails. */
export async function loadContactPerson(content: Fetch, { locale, preview }: Visit): Promise<ContactPerson | null> {
  try {
    const { page } = await queryContent(content, document, { locale, preview, path: paths.contact }, schema)
    return page?.contact?.phone ? page.contact : null
  } catch (error) {
    logWarning('contact_unknown', error)
    return null
  }
}
