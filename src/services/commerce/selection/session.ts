import type { Readable } from '../lib/database.ts'
import type { PlainOutcome } from '../lib/outcome.ts'
import type { SelectionChange } from './changes/changes.ts'
import type { Reference } from './reference.ts'
import type { SelectionObject } from './sessions/object.ts'
import type { Changed, PaymentMethod, SelectionState, StoredLine } from './state.ts'

/** The session of a request, which has a selection. */
export interface Session {
  /**
   * Null for stateless calls (`API-Token: none`), which store nothing. If the request's token turns
   * out to be invalid, this becomes a new token.
   */
  readonly token: string | null
  /** Loads the selection. If it was bought meanwhile, the purchase is completed first. */
  load: () => Promise<SelectionState>
  /** Loads the selection as it is stored, even if it was bought meanwhile. */
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

/** What the code of a request depends on. */
export interface Shop {
  session: Session
  sessions: SessionStorage
  db: D1Database
  /**
   * The database for data that is only shown, which may be a replica. Code that sells uses `db`.
   */
  catalogue: Readable
  /** Loads the data that all selections share; only once in a request. */
  reference: () => Promise<Reference>
  limits: Env['LIMITS']
  /** The network address of the client. */
  address: string
  /** The client's browser and operating system, from `describeDevice`: `firefox windows`. */
  device: string
  /** The configured payment methods. */
  providers: PaymentMethod[]
  /** Whether the shop has a delivery widget, which it shows where the widget has options. */
  hasDeliveryWidget: boolean
  /** The response field about the logged-in customer; empty for visitors. */
  loggedIn: object
  now: Date
}
