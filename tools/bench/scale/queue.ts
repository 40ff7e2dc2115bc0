import { createRandom } from './random.ts'

/** Work at a station, or a pause if there is no station. Times are in ms. */
export interface Step {
  station?: string
  ms: number
}

export interface Load {
  /** Names of the stations. Each does one piece of work at a time, first come, first served. */
  stations: string[]
  /** Number of journeys that begin each second, independently of each other. */
  rate: number
  /** Number of journeys. The first tenth is not counted, because queues are still short then. */
  journeys: number
  /** Returns the steps of one journey, in order; `random` returns numbers from 0 to 1. */
  journey: (random: () => number) => Step[]
  seed: number
}

export interface Station {
  /** Work that arrives, in proportion to the time; above 1, the queue grows without end. */
  utilisation: number
  /** Number of steps that arrive per second. */
  rate: number
  /** Largest number of waiting steps. */
  longestQueue: number
  /** Waiting times before the work in ms: mean and percentiles. */
  wait: { mean: number; p50: number; p95: number; p99: number }
}

interface Traveller {
  /** When the journey arrives at its next step, in ms. */
  at: number
  next: number
  steps: Step[]
}

/** Simulates queues event by event. The same load and seed give the same result. */
export function simulate({ stations, rate, journeys, journey, seed }: Load): Record<string, Station> {
  const random = createRandom(seed)
  const states = new Map<string, State>(
    stations.map(name => [name, { freeAt: 0, starts: [], gone: 0, longest: 0, waits: [], work: 0 }]),
  )
  const begin = (0.1 * journeys * 1000) / rate
  const events = heapOf<Traveller>(traveller => traveller.at)
  let [started, clock] = [0, 0]
  const start = () => {
    started++
    clock += (-Math.log(1 - random()) * 1000) / rate
    events.add({ at: clock, next: 0, steps: journey(random) })
  }
  start()
  for (let event = events.take(); event; event = events.take()) {
    if (event.next === 0 && started < journeys) start()
    const step = event.steps[event.next++]
    if (!step) continue
    const state = step.station === undefined ? null : states.get(step.station)
    if (state === undefined) throw new Error(`There is no station ${step.station}`)
    events.add({ ...event, at: state ? serve(state, event.at, step.ms, begin) : event.at + step.ms })
  }
  return Object.fromEntries([...states].map(([name, state]) => [name, summary(state, clock, begin)]))
}

interface State {
  /** When the station will have finished all work that has arrived so far, in ms. */
  freeAt: number
  /** When the work begins for each step that has to wait. The first `gone` steps wait no longer. */
  starts: number[]
  gone: number
  longest: number
  waits: number[]
  work: number
}

/** Adds work that arrives at this time. Returns when it ends. */
function serve(state: State, at: number, ms: number, begin: number): number {
  const start = Math.max(at, state.freeAt)
  state.freeAt = start + ms
  while ((state.starts[state.gone] ?? at + 1) <= at) state.gone++
  if (start > at) state.starts.push(start)
  state.longest = Math.max(state.longest, state.starts.length - state.gone)
  if (at >= begin) {
    state.waits.push(start - at)
    state.work += ms
  }
  return state.freeAt
}

/**
 * Summarizes a station. Includes steps that arrive after the last journey began, although they are
 * less frequent.
 */
function summary({ waits, work, longest }: State, end: number, begin: number): Station {
  waits.sort((one, other) => one - other)
  const at = (part: number) => waits[Math.floor(waits.length * part)] ?? 0
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / Math.max(1, waits.length)
  return {
    utilisation: work / (end - begin),
    rate: (waits.length * 1000) / (end - begin),
    longestQueue: longest,
    wait: { mean, p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  }
}

/** Creates a heap that returns the entry with the lowest key first. */
function heapOf<Entry>(keyOf: (entry: Entry) => number) {
  const entries: { key: number; entry: Entry }[] = []
  const keyAt = (at: number) => entries[at]?.key ?? Number.POSITIVE_INFINITY
  function swap(one: number, other: number) {
    const [a, b] = [entries[one], entries[other]]
    if (a && b) [entries[one], entries[other]] = [b, a]
  }
  return {
    add(entry: Entry) {
      let at = entries.push({ key: keyOf(entry), entry }) - 1
      for (let parent = (at - 1) >> 1; at > 0 && keyAt(parent) > keyAt(at); parent = (at - 1) >> 1) {
        swap(at, parent)
        at = parent
      }
    },
    take(): Entry | undefined {
      swap(0, entries.length - 1)
      const first = entries.pop()
      for (let at = 0, least = 0; ; at = least) {
        for (const child of [2 * at + 1, 2 * at + 2]) if (keyAt(child) < keyAt(least)) least = child
        if (least === at) return first?.entry
        swap(at, least)
      }
    },
  }
}
