import type { PaymentDependencies } from '../payments/provider-status.ts'
import type { SelectionObject } from '../selection/sessions/object.ts'

/** Dependencies of code that erases a person's data. */
export interface ErasureContext extends PaymentDependencies {
  objects: DurableObjectNamespace<SelectionObject>
  now: Date
}
