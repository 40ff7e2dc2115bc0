import { DurableObject } from 'cloudflare:workers'
import { queueChanges } from '../../catalogue/change-feed.ts'
import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { applyChange, type SelectionChange } from '../changes/changes.ts'
import {
  type Changed,
  fromStoredSelection,
  hasTypedText,
  removeTypedText,
  type SelectionState,
  type StoredSelection,
  toStoredSelection,
} from '../state.ts'

/** The failure when a session cannot be used: its token is invalid, or belongs to another owner. */
const ended = fail(410, { session: 'ended' })

export const isEnded = (result: { ok: boolean; errors?: Record<string, string> } | null) =>
  result?.errors?.session === ended.errors.session

const dayMs = 24 * 60 * 60 * 1000
/** A selection is deleted this long after its last change, in ms. */
const expiryMs = 90 * dayMs
/**
 * Text that a visitor typed in the checkout is deleted this long after the last change, in ms. The
 * law gives a month to erase a person's data on request (GDPR, Art. 12(3)), and only the visitor's
 * browser knows whose bag it is, so the text is erased without a request.
 */
const typedMs = 30 * dayMs
const never = Number.POSITIVE_INFINITY

/**
 * The owner of a selection: a visitor, or a customer's number. A visitor has one token, a customer
 * one for each login.
 */
export type Owner = 'visitor' | number

/**
 * The selection of one session or customer. Each change is a single synchronous step, so changes
 * are serialized: nothing is awaited between reading and writing, since other requests could run
 * while a fetch or D1 is awaited.
 */
export abstract class SelectionObject extends DurableObject<Env> {
  /**
   * Returns null when nothing is stored. Fails when the session has ended, or for another owner.
   */
  read(owner: Owner = 'visitor'): PlainOutcome<SelectionState | null> {
    return this.#isOver(owner) ? ended : { ok: true, value: this.#stored() }
  }

  /** Applies a change. Returns null when nothing is stored and `fresh` is null. */
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
      this.ctx.storage.kv.put('selection', toStoredSelection(result.value.state))
      this.ctx.storage.kv.put('owner', owner)
      this.#stayUntil(Date.now() + expiryMs)
    }
    return result
  }

  /**
   * Ends a visitor's session: its token becomes invalid. The selection can be read until `delete`,
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

  /** Deletes a visitor's selection with all its texts. Its token becomes invalid. */
  async erase() {
    if (typeof this.#owner() !== 'number') await this.#expire()
  }

  /** Schedules the release of expired reservations for this time (ms). */
  releaseStockAt(time: number) {
    this.ctx.storage.kv.put('held', time)
    this.#schedule()
  }

  /** Releases stock that the selection's payments have reserved for too long. */
  protected abstract endReservations(selection: string): Promise<unknown>

  /**
   * Throws when the database does not respond. Cloudflare then retries, and the cron job releases
   * the rest.
   */
  override async alarm() {
    const state = this.#stored()
    if (state) await this.endReservations(state.id)
    if (state) await queueChanges(this.env)
    if ((this.#time('idle') ?? 0) <= Date.now()) return this.#expire()
    if ((this.#time('held') ?? 0) <= Date.now()) this.ctx.storage.kv.delete('held')
    if (state && this.#typedUntil() <= Date.now())
      this.ctx.storage.kv.put('selection', toStoredSelection(removeTypedText(state)))
    this.#schedule()
  }

  /**
   * After its selection was deleted, a visitor's token stays invalid; a customer can start again.
   */
  async #expire() {
    const owner = this.#owner()
    await this.ctx.storage.deleteAll()
    if (typeof owner !== 'number') this.ctx.storage.kv.put('owner', 'nobody')
  }

  /** Returns when typed text must be deleted, in ms; infinite when there is none. */
  #typedUntil() {
    const [state, idle] = [this.#stored(), this.#time('idle')]
    if (typeof this.#owner() === 'number' || !state || !idle || !hasTypedText(state)) return never
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
    return stored ? fromStoredSelection(stored) : null
  }

  #owner() {
    return this.ctx.storage.kv.get<Owner | 'nobody'>('owner')
  }

  #isOver(owner: Owner) {
    const stored = this.#owner()
    return stored !== undefined && stored !== owner
  }
}
