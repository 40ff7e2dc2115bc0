import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { formatProblem } from '#client/shared/photometry/format/problem.ts'
import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { turnQuarter } from '#client/shared/photometry/format/turn.ts'
import type { ContentPhotometry } from '../content/shapes/photometry.ts'
import { logWarning } from '../edge/log.ts'

/** Parses a product's photometric file; logs a warning and returns null when it is invalid. */
export function parseDistribution({ file, origin, isTurned }: ContentPhotometry, slug: string): Distribution | null {
  const { distribution, problem } = readPhotometry(new TextEncoder().encode(file))
  if (problem) {
    logWarning('photometry_broken', formatProblem(problem), { slug })
    return null
  }
  return { ...(isTurned ? turnQuarter(distribution) : distribution), origin: origin ?? distribution.origin }
}
