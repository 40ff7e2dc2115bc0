import type { PaymentDependencies } from '../payments/provider-status.ts'
import type { SelectionObject } from '../selection/sessions/object.ts'

/** Where a person's data is stored. */
export interface Storage extends PaymentDependencies {
  objects: DurableObjectNamespace<SelectionObject>
  now: Date
}
