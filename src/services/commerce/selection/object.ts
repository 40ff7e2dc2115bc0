import { DurableObject } from 'cloudflare:workers'
import { releaseExpired } from '../catalogue/reservations.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import { applyChange, type Change } from './changes.ts'
import { type Changed, type SelectionState, type StoredSelection, selectionFrom, storedFrom } from './state.ts'

/** Why a session cannot be used: its token is invalid, or another's. */
const ended = fail(410, { session: 'ended' })

export const isEnded = (result: { ok: boolean; errors?: Record<string, string> } | null) =>
  result?.errors?.session === ended.errors.session

/** A selection that was not changed for this long is deleted, in ms. */
const expiryMs = 90 * 24 * 60 * 60 * 1000

/**
 * Whose the selection is: a visitor's, who has its token, or a customer's (their number), who has
 * another token for each login.
 */
export type Owner = 'visitor' | number

/**
 * One session's selection, or one customer's. Its changes happen one after the other because each
 * is a single synchronous step: nothing is awaited between reading and writing, and only storage
 * calls delay other requests (awaiting a fetch or D1 would let them in).
 */
export class SelectionObject extends DurableObject<Env> {
  /**
   * Null when nothing was ever stored; fails when the session is over, and for anyone but the
   * owner.
   */
  read(owner: Owner = 'visitor'): PlainOutcome<SelectionState | null> {
    return this.#isOver(owner) ? ended : { ok: true, value: this.#stored() }
  }

  /** Null when there is nothing to change and no `fresh` selection to start with. */
  change(change: Change, fresh: SelectionState | null, owner: Owner = 'visitor'): PlainOutcome<Changed> | null {
    if (this.#isOver(owner)) return ended
    const before = this.#stored() ?? fresh
    if (!before) return null
    const result = applyChange(before, change)
    if (result.ok) {
      this.ctx.storage.kv.put('selection', storedFrom(result.value.state))
      this.ctx.storage.kv.put('owner', owner)
      this.#stayUntil(Date.now() + expiryMs)
    }
    return result
  }

  /**
   * Ends a visitor's session: from now on its token is invalid. The selection is returned until
   * `delete`, so that a login which was interrupted can be retried without losing the bag.
   */
  end(): SelectionState | null {
    if (this.#owner() !== undefined && this.#owner() !== 'visitor' && this.#owner() !== 'nobody') return null
    this.ctx.storage.kv.put('owner', 'nobody')
    this.#stayUntil(Date.now() + expiryMs)
    return this.#stored()
  }

  /** Deletes the selection of a session that has ended. */
  delete() {
    this.ctx.storage.kv.delete('selection')
  }

  /** Has expired reservations deleted at this time (ms). */
  releaseStockAt(time: number) {
    this.ctx.storage.kv.put('held', time)
    this.#schedule()
  }

  /**
   * Throws when the database does not answer: the platform retries, and the schedule releases the
   * rest.
   */
  override async alarm() {
    const state = this.#stored()
    if (state) await releaseExpired(this.env.COMMERCE_DB, state.id)
    if ((this.#time('idle') ?? 0) <= Date.now()) return this.#expire()
    if ((this.#time('held') ?? 0) <= Date.now()) this.ctx.storage.kv.delete('held')
    this.#schedule()
  }

  /** A visitor's token stays dead when its selection is deleted; a customer may start again. */
  async #expire() {
    const owner = this.#owner()
    await this.ctx.storage.deleteAll()
    if (typeof owner !== 'number') this.ctx.storage.kv.put('owner', 'nobody')
  }

  #stayUntil(time: number) {
    this.ctx.storage.kv.put('idle', time)
    this.#schedule()
  }

  /**
   * The next time to do something; not awaited: the response waits until it is written, like
   * every write here.
   */
  #schedule() {
    const times = [this.#time('idle'), this.#time('held')].filter(time => time !== undefined)
    if (times.length > 0) this.ctx.storage.setAlarm(Math.min(...times))
  }

  #time(name: 'idle' | 'held') {
    return this.ctx.storage.kv.get<number>(name)
  }

  #stored() {
    const stored = this.ctx.storage.kv.get<StoredSelection>('selection')
    return stored ? selectionFrom(stored) : null
  }

  #owner() {
    return this.ctx.storage.kv.get<Owner | 'nobody'>('owner')
  }

  #isOver(owner: Owner) {
    const stored = this.#owner()
    return stored !== undefined && stored !== owner
  }
}
