import type { Providers } from '../payments/provider-status.ts'
import type { SelectionObject } from '../selection/sessions/object.ts'

/** Where a person's data is stored. */
export interface Storage extends Providers {
  objects: DurableObjectNamespace<SelectionObject>
  now: Date
}
