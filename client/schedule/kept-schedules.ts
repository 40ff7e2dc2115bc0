import { readStored, writeStored } from '../shared/browser/storage.ts'

/** A schedule that this browser keeps: its address has all of it. */
export interface KeptSchedule {
  code: string
  title: string
}

/** Older ones are forgotten. */
const maxKept = 5

/** The last edited first. Outdated and tampered entries are left out. */
export const keptSchedules = (): KeptSchedule[] =>
  [...new URLSearchParams(readStored('schedules') ?? '')]
    .filter(([code]) => /^\d\.[\w-]+$/.test(code))
    .map(([code, title]) => ({ code, title }))
    .slice(0, maxKept)

/** Keeps a schedule in place of the one that it was made of, if that is kept. */
export function keepSchedule(code: string, title: string, former: string) {
  const others = keptSchedules().filter(kept => kept.code !== code && kept.code !== former)
  if (code) store([{ code, title }, ...others])
}

export const forgetSchedule = (code: string) => store(keptSchedules().filter(kept => kept.code !== code))

const store = (kept: KeptSchedule[]) =>
  writeStored(
    'schedules',
    kept.length > 0
      ? String(new URLSearchParams(kept.slice(0, maxKept).map(({ code, title }) => [code, title])))
      : null,
  )
