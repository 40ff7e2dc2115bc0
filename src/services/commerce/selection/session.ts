import type { Readable } from '../lib/database.ts'
import type { PlainOutcome } from '../lib/outcome.ts'
import type { SelectionChange } from './changes/changes.ts'
import type { Reference } from './reference.ts'
import type { SelectionObject } from './sessions/object.ts'
import type { Changed, PaymentMethod, SelectionLine, SelectionState } from './state.ts'

export interface Session {
  /**
   * Null for stateless calls (`API-Token: none`), which store nothing. A new token once the sent
   * one has turned out to be invalid.
   */
  readonly token: string | null
  /** The selection; completes a purchase that it has not recorded yet. */
  load: () => Promise<SelectionState>
  change: (change: SelectionChange) => Promise<PlainOutcome<Changed>>
  /**
   * Invalidates the token. Returns a visitor's selection, available until `delete`; null for
   * customers and stateless calls.
   */
  end: () => Promise<SelectionState | null>
  /** Deletes the selection that `end` returned; until then a login can be retried. */
  delete: () => Promise<void>
  /** Schedules the release of reserved stock for this time (ms). */
  releaseStockAt: (time: number) => Promise<void>
}

/** Storage of selections and orders. */
export interface SessionStorage {
  objects: DurableObjectNamespace<SelectionObject>
  findPurchase: (selection: string) => Promise<{ order: string; lines: SelectionLine[] } | null>
}

/** The dependencies of a request; later folders extend it. */
export interface Shop {
  session: Session
  sessions: SessionStorage
  db: D1Database
  /** For what is only shown; maybe a replica. What sells reads `db`. */
  catalogue: Readable
  /** What all selections share; asked for once for each request. */
  reference: () => Promise<Reference>
  limits: Env['LIMITS']
  /** The network address of the client. */
  address: string
  /** The client's browser and system, as `http/devices.ts` names them. */
  device: string
  /** The ways to pay that are configured. */
  providers: PaymentMethod[]
  /** Whether the delivery widget replaces shipping methods where it can. */
  hasDeliveryWidget: boolean
  /** The wire's field for the logged-in customer; empty for visitors. */
  loggedIn: object
  now: Date
}
