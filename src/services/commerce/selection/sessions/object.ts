import { DurableObject } from 'cloudflare:workers'
import { queueChanges } from '../../catalogue/change-feed.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { applyChange, type SelectionChange } from '../changes/changes.ts'
import {
  type Changed,
  hasTyped,
  type SelectionState,
  type StoredSelection,
  selectionFrom,
  storedFrom,
  withoutTyped,
} from '../state.ts'

/** The session cannot be used: its token is invalid, or belongs to another owner. */
const ended = fail(410, { session: 'ended' })

export const isEnded = (result: { ok: boolean; errors?: Record<string, string> } | null) =>
  result?.errors?.session === ended.errors.session

const dayMs = 24 * 60 * 60 * 1000
/** An unchanged selection is deleted after this time, in ms. */
const expiryMs = 90 * dayMs
/**
 * What a visitor has typed in the checkout is deleted this time, in ms, after the last change:
 * within the month in which a person's data has to be erased (GDPR, Art. 12(3)), since only the
 * visitor's browser knows whose bag it is.
 */
const typedMs = 30 * dayMs
const never = Number.POSITIVE_INFINITY

/**
 * The owner of a selection: a visitor with its token, or a customer (by number) with a token for
 * each login.
 */
export type Owner = 'visitor' | number

/**
 * The selection of one session or customer. Changes are serialized because each is a single
 * synchronous step: nothing is awaited between reading and writing, and only storage calls delay
 * other requests (awaiting a fetch or D1 would let them in).
 */
export abstract class SelectionObject extends DurableObject<Env> {
  /** Null when nothing is stored; fails when the session has ended, or for another owner. */
  read(owner: Owner = 'visitor'): PlainOutcome<SelectionState | null> {
    return this.#isOver(owner) ? ended : { ok: true, value: this.#stored() }
  }

  /** Null when nothing is stored and no `fresh` selection is given. */
  change(
    change: SelectionChange,
    fresh: SelectionState | null,
    owner: Owner = 'visitor',
  ): PlainOutcome<Changed> | null {
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
   * Ends a visitor's session: its token becomes invalid. The selection is returned until `delete`,
   * so that an interrupted login can be retried without losing the bag.
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

  /** Deletes a visitor's selection with all that was typed; its token becomes invalid. */
  async erase() {
    if (typeof this.#owner() !== 'number') await this.#expire()
  }

  /** Schedules the release of expired reservations for this time (ms). */
  releaseStockAt(time: number) {
    this.ctx.storage.kv.put('held', time)
    this.#schedule()
  }

  /** Releases what the selection's payments have reserved for too long. */
  protected abstract endReservations(selection: string): Promise<unknown>

  /**
   * Throws when the database does not answer: the platform retries, and the cron job releases the
   * rest.
   */
  override async alarm() {
    const state = this.#stored()
    if (state) await this.endReservations(state.id)
    if (state) await queueChanges(this.env)
    if ((this.#time('idle') ?? 0) <= Date.now()) return this.#expire()
    if ((this.#time('held') ?? 0) <= Date.now()) this.ctx.storage.kv.delete('held')
    if (state && this.#typedUntil() <= Date.now()) this.ctx.storage.kv.put('selection', storedFrom(withoutTyped(state)))
    this.#schedule()
  }

  /**
   * A visitor's token stays invalid after its selection was deleted; a customer can start again.
   */
  async #expire() {
    const owner = this.#owner()
    await this.ctx.storage.deleteAll()
    if (typeof owner !== 'number') this.ctx.storage.kv.put('owner', 'nobody')
  }

  /** Infinite where there is nothing to erase. */
  #typedUntil() {
    const [state, idle] = [this.#stored(), this.#time('idle')]
    if (typeof this.#owner() === 'number' || !state || !idle || !hasTyped(state)) return never
    return idle - expiryMs + typedMs
  }

  #stayUntil(time: number) {
    this.ctx.storage.kv.put('idle', time)
    this.#schedule()
  }

  /** Sets the next alarm; not awaited, because the response waits for all writes anyway. */
  #schedule() {
    const times = [this.#time('idle') ?? never, this.#time('held') ?? never, this.#typedUntil()]
    const next = Math.min(...times)
    if (next < never) this.ctx.storage.setAlarm(next)
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
