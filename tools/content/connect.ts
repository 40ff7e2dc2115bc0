import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { CommandError, callService, shopUrl } from './api.ts'

const state = v.object({
  title: v.optional(v.string(), ''),
  isMore: v.optional(v.boolean(), false),
  phase: v.string(),
  documents: v.number(),
  queued: v.number(),
  refused: v.array(
    v.object({ document: v.string(), type: v.string(), id: v.string(), errors: v.record(v.string(), v.string()) }),
  ),
  problem: v.nullable(v.string()),
  waitsUntil: v.nullable(v.string()),
  importedAt: v.nullable(v.string()),
})

/** How many times this command waits, for example after a failure; then the cron job continues. */
const maxWaits = 5
/** Minimum waiting time, for example while another import runs, in ms. */
const pauseMs = 1000

/**
 * Imports entries from a CMS: all entries the first time and with `again`, otherwise only the
 * entries that have changed. An interrupted import can be repeated.
 */
export async function importFromCms(again: boolean): Promise<string[]> {
  const { title } = v.parse(state, await callService('GET', '/connector'))
  let now = v.parse(state, await callService('POST', '/connector/begin', { again }))
  for (let waits = 0; waits < maxWaits; ) {
    now = v.parse(state, await callService('POST', '/connector/step'))
    if (now.isMore) continue
    if (now.phase === 'idle' && now.queued === 0 && !now.problem) break
    waits++
    await sleep(Math.max(pauseMs, Math.min(Date.parse(now.waitsUntil ?? '') - Date.now() || 0, 60_000)))
  }
  if (now.problem) throw new CommandError(`${now.problem}. The cron job tries again after ${now.waitsUntil}.`)
  return [
    ...now.refused.map(({ document, type, id, errors }) =>
      [
        `${type} ${id} (${document}) is not in the shop:`,
        ...Object.entries(errors).map(([field, text]) => `  ${field}: ${text}`),
      ].join('\n'),
    ),
    `${now.documents} documents from ${title} are now entries in the shop.`,
    `Webhook for ${title}: POST ${shopUrl()}/api/content/webhooks/${title.toLowerCase()}`,
  ]
}
