import { DurableObject } from 'cloudflare:workers'
import { applyChange, type Change } from './changes.ts'
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
      // Not awaited: the answer is held back until it is written, like every write here.
      this.ctx.storage.setAlarm(Date.now() + lifetime)
    }
    return outcome
  }

  override async alarm() {
    await this.ctx.storage.deleteAll()
  }
}
