import { type Duty, type DutyId, type DutyNeed, isComing, toUtcDay } from '#client/shared/law/duties.ts'

/** Something that a duty requires but that is missing, in content or in commerce's settings. */
export interface MissingPart {
  need: DutyNeed
  /** The entries or settings that lack it, such as `product:1001` or `SE: registrations.weee`. */
  where: string[]
}

/** What is missing for each duty. Duties for which this is unknown are left out. */
export type MissingByDuty = Partial<Record<DutyId, MissingPart[]>>

/**
 * The state of a duty. `later`: the shop does not support the duty yet. `coming`: it begins within
 * 90 days. `future`: it begins after that. `missing`: the shop lacks something. `unknown`: it is
 * unknown whether something is missing. `met`: the shop fulfils the duty.
 */
export type DutyState =
  | { kind: 'later' | 'coming' | 'future' | 'unknown' | 'met'; missing: [] }
  | { kind: 'missing' | 'coming'; missing: MissingPart[] }

/** Determines the state of a duty at the time `now`. */
export function getDutyState(duty: Duty, missing: MissingPart[] | undefined, now: Date): DutyState {
  const day = toUtcDay(now)
  if (!duty.isBuilt) return { kind: 'later', missing: [] }
  if (isComing(duty, day)) return { kind: 'coming', missing: missing ?? [] }
  if (duty.since > day) return { kind: 'future', missing: [] }
  if (missing && missing.length > 0) return { kind: 'missing', missing }
  return { kind: duty.needs.length > 0 && !missing ? 'unknown' : 'met', missing: [] }
}
