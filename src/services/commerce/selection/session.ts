import type { Readable } from '../lib/database.ts'
import type { PlainOutcome } from '../lib/outcome.ts'
import type { SelectionChange } from './changes/changes.ts'
import type { Reference } from './reference.ts'
import type { SelectionObject } from './sessions/object.ts'
import type { Changed, PaymentMethod, SelectionLine, SelectionState } from './state.ts'

export interface Session {
  /**
   * Null for stateless calls (`API-Token: none`), which store nothing. It changes once the token of
   * the request turns out to be invalid.
   */
  readonly token: string | null
  /** Loads the selection, after completing a purchase that it has not recorded yet. */
  load: () => Promise<SelectionState>
  change: (change: SelectionChange) => Promise<PlainOutcome<Changed>>
  /**
   * Invalidates the token. Returns a visitor's selection, which stays available until `delete`;
   * null for customers and stateless calls.
   */
  end: () => Promise<SelectionState | null>
  /** Deletes the selection that `end` returned; until then a login can be retried. */
  delete: () => Promise<void>
  /** Schedules the release of reserved stock for this time (ms). */
  releaseStockAt: (time: number) => Promise<void>
}

/** Access to stored selections and their orders. */
export interface SessionStorage {
  objects: DurableObjectNamespace<SelectionObject>
  findPurchase: (selection: string) => Promise<{ order: string; lines: SelectionLine[] } | null>
}

/** The dependencies that the code for a request needs. */
export interface Shop {
  session: Session
  sessions: SessionStorage
  db: D1Database
  /** For data that is only shown, so it may be a replica. Code that sells reads `db`. */
  catalogue: Readable
  /** The data that all selections share, loaded once per request. */
  reference: () => Promise<Reference>
  limits: Env['LIMITS']
  /** The network address of the client. */
  address: string
  /** The client's browser and system, e.g. `firefox windows`; see `describeDevice`. */
  device: string
  /** The configured payment methods. */
  providers: PaymentMethod[]
  /** Whether the delivery widget replaces the shipping methods wherever it has options. */
  hasDeliveryWidget: boolean
  /** The response field about the logged-in customer; empty for visitors. */
  loggedIn: object
  now: Date
}
