import type { Readable } from '../lib/database.ts'
import type { PlainOutcome } from '../lib/outcome.ts'
import type { SelectionChange } from './changes/changes.ts'
import type { Reference } from './reference.ts'
import type { SelectionObject } from './sessions/object.ts'
import type { Changed, PaymentMethod, SelectionState, StoredLine } from './state.ts'

/** The session that a request belongs to. Each session has one selection. */
export interface Session {
  /**
   * Null for stateless calls (`API-Token: none`), which store nothing. If the request's token turns
   * out to be invalid, this becomes a new token.
   */
  readonly token: string | null
  /** Loads the selection. If it has been bought in the meantime, completes the purchase first. */
  load: () => Promise<SelectionState>
  /** Loads the selection as it is stored, even if it has been bought in the meantime. */
  read: () => Promise<SelectionState>
  change: (change: SelectionChange) => Promise<PlainOutcome<Changed>>
  /**
   * Invalidates the token. Returns a visitor's selection, which stays stored until `delete` is
   * called. Returns null for customers and stateless calls.
   */
  end: () => Promise<SelectionState | null>
  /** Deletes the selection that `end` has returned. */
  delete: () => Promise<void>
  /** Schedules the release of reserved stock. `time` is in ms since 1970. */
  releaseStockAt: (time: number) => Promise<void>
}

/** Access to stored selections and to the orders that were placed from them. */
export interface SessionStorage {
  objects: DurableObjectNamespace<SelectionObject>
  findPurchase: (selection: string) => Promise<{ order: string; lines: StoredLine[] } | null>
}

/** Everything that the code for one request depends on. */
export interface Shop {
  session: Session
  sessions: SessionStorage
  db: D1Database
  /**
   * The database for reading data that is only displayed; it may be a replica. Code that handles
   * purchases uses `db`.
   */
  catalogue: Readable
  /** Loads the data that all selections share, at most once per request. */
  reference: () => Promise<Reference>
  limits: Env['LIMITS']
  /** The network address of the client. */
  address: string
  /** The client's browser and operating system, from `describeDevice`, e.g. `firefox windows`. */
  device: string
  /** The configured payment methods. */
  providers: PaymentMethod[]
  /**
   * Whether the shop has a delivery widget. The checkout only shows it for places for which the
   * widget has options.
   */
  hasDeliveryWidget: boolean
  /**
   * The field about the logged-in customer that responses contain; for visitors, an empty object.
   */
  loggedIn: object
  now: Date
}
