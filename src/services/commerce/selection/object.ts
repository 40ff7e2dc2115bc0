import { DurableObject } from 'cloudflare:workers'
import { releaseExpired } from '../catalogue/stock.ts'
import { applyChange, type Change } from './changes.ts'
import type { Outcome, SelectionState } from './state.ts'

/** A selection that nobody has changed for this long is forgotten. */
const lifetime = 90 * 24 * 60 * 60 * 1000

/** Whose the selection is: a visitor's, who has its token, or a customer's (their number), who has another token for each login. */
export type Owner = 'visitor' | number

/**
 * One session's selection, or one customer's. Its changes happen one after the other because each is a single synchronous step: nothing is awaited
 * between reading and writing, and only storage calls hold back other requests (waiting for a fetch or D1 would let them in).
 */
export class SelectionObject extends DurableObject<Env> {
  /** Null when nothing was ever stored; 'ended' when the session is over, or for anyone but the owner. */
  read(owner: Owner = 'visitor'): SelectionState | 'ended' | null {
    if (this.#isOver(owner)) return 'ended'
    return this.#kept()
  }

  /** Null when there is nothing to change and no `fresh` selection to begin with: ask again with one. */
  change(change: Change, fresh: SelectionState | null, owner: Owner = 'visitor'): Outcome | 'ended' | null {
    if (this.#isOver(owner)) return 'ended'
    const before = this.#kept() ?? fresh
    if (!before) return null
    const outcome = applyChange(before, change)
    if (!outcome.refusal) {
      this.ctx.storage.kv.put('selection', outcome.state)
      this.ctx.storage.kv.put('owner', owner)
      this.#stayUntil(Date.now() + lifetime)
    }
    return outcome
  }

  /**
   * Ends a visitor's session: from now on its token is nobody's. The selection is answered until it is forgotten, so that a login
   * which was interrupted can be repeated without losing the bag.
   */
  end(): SelectionState | null {
    if (this.#owner() !== undefined && this.#owner() !== 'visitor' && this.#owner() !== 'nobody') return null
    this.ctx.storage.kv.put('owner', 'nobody')
    this.#stayUntil(Date.now() + lifetime)
    return this.#kept()
  }

  /** Lets go of the selection of a session that has ended. */
  forget() {
    this.ctx.storage.kv.delete('selection')
  }

  /** Has what is held of the stock given back at this time (ms). */
  hold(until: number) {
    this.ctx.storage.kv.put('held', until)
    this.#wake()
  }

  /** Throws when the database does not answer: the platform then calls again, and the schedule releases what it could not. */
  override async alarm() {
    const state = this.#kept()
    if (state) await releaseExpired(this.env.COMMERCE_DB, state.id)
    if ((this.#time('idle') ?? 0) <= Date.now()) return this.#expire()
    if ((this.#time('held') ?? 0) <= Date.now()) this.ctx.storage.kv.delete('held')
    this.#wake()
  }

  /** A visitor's token stays dead when its selection is forgotten; a customer may begin anew. */
  async #expire() {
    const owner = this.#owner()
    await this.ctx.storage.deleteAll()
    if (typeof owner !== 'number') this.ctx.storage.kv.put('owner', 'nobody')
  }

  #stayUntil(time: number) {
    this.ctx.storage.kv.put('idle', time)
    this.#wake()
  }

  /** The next time to do something; not awaited: the answer is held back until it is written, like every write here. */
  #wake() {
    const times = [this.#time('idle'), this.#time('held')].filter(time => time !== undefined)
    if (times.length > 0) this.ctx.storage.setAlarm(Math.min(...times))
  }

  #time(name: 'idle' | 'held') {
    return this.ctx.storage.kv.get<number>(name)
  }

  #kept() {
    return this.ctx.storage.kv.get<SelectionState>('selection') ?? null
  }

  #owner() {
    return this.ctx.storage.kv.get<Owner | 'nobody'>('owner')
  }

  #isOver(owner: Owner) {
    const kept = this.#owner()
    return kept !== undefined && kept !== owner
  }
}
