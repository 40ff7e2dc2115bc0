import { blank } from './blank.ts'
import type { Measurement } from './measurements.ts'

/** A measurement with its values in each round, in ms. */
export interface Result extends Omit<Measurement, 'measure'> {
  rounds: Record<string, number>[]
}

/** Computes a median in ms: infinite if most rounds had no outcome, NaN without measurements. */
function medianOf({ rounds }: Result, value: string): number {
  const sorted = rounds.flatMap(round => round[value] ?? []).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Computes all of a result's medians, by name, for the results file. */
export const computeMedians = (result: Result) =>
  Object.fromEntries(Object.keys(result.rounds[0] ?? {}).map(value => [value, medianOf(result, value)]))

/**
 * The columns of each part's table: the name of the value, the title, and whether the ratio to a
 * blank page is shown.
 */
const columns: Record<Measurement['part'], [value: string, title: string, hasRatio?: boolean][]> = {
  presses: [
    ['firstFrame', 'frame', true],
    ['firstOutcome', 'outcome', true],
    ['secondFrame', '2nd frame'],
    ['secondOutcome', '2nd outcome'],
  ],
  next: [['picture', 'picture', true]],
  paint: [
    ['firstByte', 'first byte'],
    ['first', 'first paint', true],
    ['largest', 'largest paint', true],
  ],
  tabs: [
    ['frame', 'frame', true],
    ['script', 'script until idle'],
  ],
}

/** Formats a Markdown table of medians in ms for each part, with ratios to the blank page. */
export function formatTables(results: Result[]): string {
  const parts = [...new Set(results.map(({ part }) => part))]
  return parts.map(part => tableOf(part, results)).join('\n\n')
}

function tableOf(part: Measurement['part'], results: Result[]): string {
  const ofPart = results.filter(one => one.part === part)
  const moments = [...new Set(ofPart.map(({ moment }) => moment))]
  const titles = moments.flatMap(moment => columns[part].map(([, title]) => (moment ? `${moment}: ${title}` : title)))
  const rows = Map.groupBy(ofPart, ({ name, how, shop }) => `${name} | ${how} | ${shop}`)
  const lines = [...rows].map(([row, ofRow]) => {
    const cells = moments.flatMap(moment => {
      const found = ofRow.find(one => one.moment === moment)
      return columns[part].map(([value, , hasRatio]) => (found ? cellOf(found, value, results, hasRatio) : ''))
    })
    return `| ${[row, ...cells].join(' | ')} |`
  })
  const head = [part, 'how', 'shop', ...titles]
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines].join('\n')
}

function cellOf(result: Result, value: string, results: Result[], hasRatio = false): string {
  const median = medianOf(result, value)
  if (Number.isNaN(median)) return ''
  if (!Number.isFinite(median)) return 'none'
  const same = results.find(
    ({ shop, part, name, how, moment }) =>
      shop === blank &&
      part === result.part &&
      how === result.how &&
      moment === result.moment &&
      (!result.like || name === result.like),
  )
  const ratio = same && result.shop !== blank && hasRatio ? median / medianOf(same, value) : Number.NaN
  return Number.isFinite(ratio) ? `${Math.round(median)} (×${ratio.toFixed(1)})` : `${Math.round(median)}`
}
