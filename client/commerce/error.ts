import type { SelectionAnswer, Unavailable } from './schema/selection.ts'

interface Details {
  /**
   * Error texts by field, as the platform names them, e.g. `address.zipCode`. Empty when there was
   * no usable answer.
   */
  fields?: Record<string, string>
  /** Texts meant for the shopper. */
  messages?: string[]
  /** What could not be kept, of a 410. */
  unavailable?: Unavailable[]
  /** The corrected selection, of a 410. */
  selection?: SelectionAnswer | null
  /** Seconds until the call may be made again, where the platform says so. */
  retryAfter?: number | null
  cause?: unknown
}

/**
 * A call that the commerce platform refused, or that got no usable answer: then `status` is 0 (or
 * the HTTP error's).
 */
export class CommerceError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  readonly messages: string[]
  readonly unavailable: Unavailable[]
  readonly selection: SelectionAnswer | null
  /** Seconds; null where the platform does not say. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    { fields = {}, messages = [], unavailable = [], selection = null, retryAfter = null, cause }: Details = {},
  ) {
    super(`Commerce answered ${status} ${JSON.stringify(fields)}`, { cause })
    this.name = 'CommerceError'
    this.status = status
    this.fields = fields
    this.messages = messages
    this.unavailable = unavailable
    this.selection = selection
    this.retryAfter = retryAfter
  }

  /**
   * The text of one field. Upper and lower case are the same: the platform writes both `zipCode`
   * and `zipcode`.
   */
  field(name: string): string | undefined {
    const key = Object.keys(this.fields).find(key => key.toLowerCase() === name.toLowerCase())
    return key === undefined ? undefined : this.fields[key]
  }
}

/**
 * What the stock did not have, of a call that asked for more of one item; undefined when it failed
 * for another reason.
 */
export const shortageIn = (error: unknown): Unavailable | undefined =>
  error instanceof CommerceError ? error.unavailable[0] : undefined

/**
 * Whether nobody knows what became of a call: it has no answer, or one that says nothing of it.
 * What it asked for may have been done.
 */
export const isLost = (error: unknown) => error instanceof CommerceError && (error.status === 0 || error.status >= 500)
