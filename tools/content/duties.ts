import * as v from 'valibot'
import { type Duty, duties, dutyIds, findArticle, isComing, toUtcDay } from '../../client/shared/law/duties.ts'

const answer = v.object({
  lacking: v.record(v.string(), v.array(v.object({ need: v.string(), entries: v.array(v.string()) }))),
})

/**
 * Returns lines about legal duties that begin soon, and warnings about data that these duties
 * require but published entries lack.
 */
export async function formatDuties(
  { site, token }: { site: string; token: string },
  now = new Date(),
): Promise<string> {
  const response = await fetch(`${site}/api/content/duties`, { headers: { Authorization: `Bearer ${token}` } })
  if (!response.ok) return `The legal duties could not be checked: ${site} responded with ${response.status}.`
  const { lacking } = v.parse(answer, await response.json())
  const rows: Record<string, Duty> = duties
  const coming = dutyIds.filter(id => rows[id] && isComing(rows[id], toUtcDay(now)))
  return [
    ...coming.map(id => `From ${duties[id].since}: ${id} (${findArticle(id)}).`),
    ...dutyIds.flatMap(id =>
      (lacking[id] ?? []).map(
        ({ need, entries }) => `Warning: ${id} lacks a ${need} in ${entries.join(', ')} (${findArticle(id)}).`,
      ),
    ),
  ].join('\n')
}
