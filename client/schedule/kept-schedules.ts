import { readStored, writeStored } from '../shared/browser/storage.ts'

/** A room schedule that this browser remembers; its address contains all of it. */
export interface KeptSchedule {
  code: string
  title: string
}

/** Older schedules are forgotten. */
const maxKept = 5

/** The remembered schedules, last edited first. Outdated and tampered entries are left out. */
export const readKeptSchedules = (): KeptSchedule[] =>
  [...new URLSearchParams(readStored('schedules') ?? '')]
    .filter(([code]) => /^\d\.[\w-]+$/.test(code))
    .map(([code, title]) => ({ code, title }))
    .slice(0, maxKept)

/** Remembers a schedule. It replaces the version that it was edited from. */
export function keepSchedule(code: string, title: string, previous: string) {
  const others = readKeptSchedules().filter(kept => kept.code !== code && kept.code !== previous)
  if (code) store([{ code, title }, ...others])
}

export const forgetSchedule = (code: string) => store(readKeptSchedules().filter(kept => kept.code !== code))

const store = (kept: KeptSchedule[]) =>
  writeStored(
    'schedules',
    kept.length > 0
      ? String(new URLSearchParams(kept.slice(0, maxKept).map(({ code, title }) => [code, title])))
      : null,
  )
