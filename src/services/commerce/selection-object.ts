import { DurableObject } from 'cloudflare:workers'
import { applyChange, type Change } from './changes.ts'
import { releaseExpired } from './reservations.ts'
import type { Outcome, SelectionState } from './state.ts'

/** A selection that nobody has changed for this long is forgotten. */
const lifetime = 90 * 24 * 60 * 60 * 1000

/**
 * One session's selection. Its changes happen one after the other because each is a single synchronous step: nothing is awaited
 * between reading and writing, and only storage calls hold back other requests (waiting for a fetch or D1 would let them in).
 */
export class SelectionObject extends DurableObject<Env> {
  /** Null when nothing was ever stored, or it is forgotten. */
  read(): SelectionState | null {
    return this.ctx.storage.kv.get<SelectionState>('selection') ?? null
  }

  /** Null when there is nothing to change and no `fresh` selection to begin with: ask again with one. */
  change(change: Change, fresh: SelectionState | null): Outcome | null {
    const before = this.read() ?? fresh
    if (!before) return null
    const outcome = applyChange(before, change)
    if (!outcome.refusal) {
      this.ctx.storage.kv.put('selection', outcome.state)
      this.ctx.storage.kv.put('idle', Date.now() + lifetime)
      this.wake()
    }
    return outcome
  }

  /** Has what is held of the stock given back at this time (ms). */
  hold(until: number) {
    this.ctx.storage.kv.put('held', until)
    this.wake()
  }

  /** The next time to do something; not awaited: the answer is held back until it is written, like every write here. */
  private wake() {
    const [idle, held] = ['idle', 'held'].map(name => this.ctx.storage.kv.get<number>(name) ?? Number.POSITIVE_INFINITY)
    const next = Math.min(idle ?? Number.POSITIVE_INFINITY, held ?? Number.POSITIVE_INFINITY)
    if (next < Number.POSITIVE_INFINITY) this.ctx.storage.setAlarm(next)
  }

  /** Throws when the database does not answer: the platform then calls again, and the schedule releases what it could not. */
  override async alarm() {
    const state = this.read()
    if (state) await releaseExpired(this.env.COMMERCE_DB, state.id)
    // Selections of before this key existed have only an idle alarm, and it is this one.
    if ((this.ctx.storage.kv.get<number>('idle') ?? 0) <= Date.now()) return this.ctx.storage.deleteAll()
    if ((this.ctx.storage.kv.get<number>('held') ?? 0) <= Date.now()) this.ctx.storage.kv.delete('held')
    this.wake()
  }
}
