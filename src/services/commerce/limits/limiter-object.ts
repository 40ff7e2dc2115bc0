import { DurableObject } from 'cloudflare:workers'

/** A limit: at most `max` counted attempts within `seconds`. */
export interface Rule {
  max: number
  seconds: number
}

interface Entry {
  ticket: string
  /** In ms since 1970. */
  at: number
}

/** The ticket of an attempt that may begin, or the seconds until the limit allows another one. */
export type Entrance = { ticket: string } | { retryAfter: number }

/** How long new attempts wait for an unfinished one, in ms. */
const attemptMs = 10_000

/**
 * Counts the attempts of one account, address or session against one limit. An attempt is counted
 * when it begins, so that parallel attempts cannot exceed the limit. It is removed if it ends
 * without counting, such as a login with the correct password. If the limit is reached while one of
 * the attempts is unfinished, new attempts wait for its result.
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

  /** Resolves when an attempt ends, or after `attemptMs`. */
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
