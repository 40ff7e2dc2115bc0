import { DurableObject } from 'cloudflare:workers'

/** At most `max` counted attempts within `seconds`. */
export interface Rule {
  max: number
  seconds: number
}

interface Entry {
  ticket: string
  /** In ms since 1970. */
  at: number
}

export type Entrance = { ticket: string } | { retryAfter: number }

/** Maximum duration of an attempt, in ms. Attempts that take longer stay counted. */
const attemptMs = 10_000

/**
 * One limit of one account, address or session. It is exact for any number of parallel attempts: an
 * attempt counts from its start, and is removed if it turns out not to count (e.g. a correct
 * password). While the limit is full of unfinished attempts, new ones wait.
 */
export class LimitObject extends DurableObject<Env> {
  #open = new Map<string, number>()
  #waiting: (() => void)[] = []

  async enter({ max, seconds }: Rule): Promise<Entrance> {
    for (;;) {
      const entries = this.#entries(seconds)
      if (entries.length < max) {
        const ticket = crypto.randomUUID()
        this.#open.set(ticket, Date.now())
        this.#store([...entries, { ticket, at: Date.now() }], seconds)
        return { ticket }
      }
      if (!entries.some(({ ticket }) => this.#isOpen(ticket))) {
        const frees = (entries.at(-max)?.at ?? Date.now()) + seconds * 1000
        return { retryAfter: Math.max(1, Math.ceil((frees - Date.now()) / 1000)) }
      }
      await this.#change()
    }
  }

  /** Ends an attempt, and removes it if it does not count. */
  leave(ticket: string, counts: boolean, { seconds }: Rule) {
    this.#open.delete(ticket)
    if (!counts)
      this.#store(
        this.#entries(seconds).filter(entry => entry.ticket !== ticket),
        seconds,
      )
    this.#notify()
  }

  /** Deletes all attempts. */
  clear() {
    this.ctx.storage.kv.delete('entries')
    this.#notify()
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }

  #isOpen(ticket: string) {
    return (this.#open.get(ticket) ?? 0) > Date.now() - attemptMs
  }

  #entries(seconds: number): Entry[] {
    const since = Date.now() - seconds * 1000
    return (this.ctx.storage.kv.get<Entry[]>('entries') ?? []).filter(({ at }) => at > since)
  }

  #store(entries: Entry[], seconds: number) {
    this.ctx.storage.kv.put('entries', entries)
    this.ctx.storage.setAlarm(Date.now() + seconds * 1000)
  }

  /** Resolves when an attempt ends, or after the maximum duration. */
  #change(): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, attemptMs)
      this.#waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  #notify() {
    for (const resume of this.#waiting.splice(0)) resume()
  }
}
