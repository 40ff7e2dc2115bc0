import { exports } from 'cloudflare:workers'
import * as v from 'valibot'
import { isLocale, locales } from '#client/shared/texts/locales.ts'
import { getGlobalTag, listChangeTags, type TaggedChange } from '../cache-tags.ts'
import type { AppEnv } from '../env.ts'
import { expireGlobalContent } from '../shared/frame/content/cached-content.ts'

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300), v.regex(/^\P{C}+$/u))

/** The schema for changed entries that a content service reports. Unknown locales are dropped. */
export const entryChanges = v.pipe(
  v.array(
    v.object({
      type: name,
      id: name,
      slugs: v.optional(v.pipe(v.array(name), v.maxLength(100)), []),
      locales: v.pipe(
        v.optional(v.array(v.string()), [...locales]),
        v.transform(list => list.filter(isLocale)),
      ),
    }),
  ),
  v.maxLength(1000),
)

/** Purges the cached pages that may show these entries. */
export async function purgeChanged(env: AppEnv['Bindings'], changes: TaggedChange[]): Promise<void> {
  const tags = [...new Set(changes.flatMap(listChangeTags))]
  if (tags.length === 0) return
  const touched = locales.filter(locale => tags.includes(getGlobalTag(locale)))
  await Promise.all(touched.map(locale => expireGlobalContent(env, locale)))
  await exports.Pages.purge(tags)
}
