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

/** The failure of a call whose session has ended, or whose selection belongs to another owner. */
const ended = fail(410, { session: 'ended' })

export const isEnded = (result: { ok: boolean; errors?: Record<string, string> } | null) =>
  result?.errors?.session === ended.errors.session

const dayMs = 24 * 60 * 60 * 1000
/** A selection is deleted this long after its last change, in ms. */
const expiryMs = 90 * dayMs
/**
 * The text that a visitor typed in the checkout is deleted this long after the selection's last
 * change, in ms. The law gives a month to erase a person's data on request (GDPR, Art. 12(3)). The
 * shop does not know whose bag it is, so it erases the text without waiting for a request.
 */
const typedMs = 30 * dayMs
const never = Number.POSITIVE_INFINITY

/**
 * The owner of a selection: a visitor, whose token is the selection's id, or the number of a
 * customer, who has a token for each login.
 */
export type Owner = 'visitor' | number

/**
 * Stores the selection of one visitor or customer. A change must not await anything between reading
 * and writing, because another request could change the selection in the meantime.
 */
export abstract class SelectionObject extends DurableObject<Env> {
  /** Returns the selection; null if none is stored. Fails if it has ended or has another owner. */
  read(owner: Owner = 'visitor'): PlainOutcome<SelectionState | null> {
    return this.#isOver(owner) ? ended : { ok: true, value: this.#stored() }
  }

  /**
   * Applies a change to the stored selection or, if none is stored, to `fresh`. Returns null if
   * there is neither.
   */
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
   * Invalidates a visitor's token, and returns the selection. It stays stored until `delete` is
   * called, so that an interrupted login can be retried without losing the bag.
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

  /**
   * Deletes a visitor's selection and invalidates its token. Does nothing for a customer's
   * selection.
   */
  async erase() {
    if (typeof this.#owner() !== 'number') await this.#expire()
  }

  /** Schedules the release of expired reservations. `time` is in ms since 1970. */
  releaseStockAt(time: number) {
    this.ctx.storage.kv.put('held', time)
    this.#schedule()
  }

  /** Releases the selection's expired reservations. */
  protected abstract endReservations(selection: string): Promise<unknown>

  /**
   * Does what is due: releases reservations, and deletes the selection or its typed text. Throws if
   * the database does not respond, so that Cloudflare calls this method again.
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

  /** Deletes everything. A visitor's token becomes invalid; a customer gets a new selection. */
  async #expire() {
    const owner = this.#owner()
    await this.ctx.storage.deleteAll()
    if (typeof owner !== 'number') this.ctx.storage.kv.put('owner', 'nobody')
  }

  /** Returns when typed text must be deleted, in ms since 1970; infinite if there is none. */
  #typedUntil() {
    const [state, idle] = [this.#stored(), this.#time('idle')]
    if (typeof this.#owner() === 'number' || !state || !idle || !hasTypedText(state)) return never
    return idle - expiryMs + typedMs
  }

  #stayUntil(time: number) {
    this.ctx.storage.kv.put('idle', time)
    this.#schedule()
  }

  /**
   * Sets the next alarm. The call is not awaited, because Cloudflare sends no response before the
   * alarm is set.
   */
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
