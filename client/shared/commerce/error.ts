import type { SelectionAnswer, Unavailable } from './schema/selection.ts'

interface Details {
  /**
   * Error texts by field, with the platform's field names, e.g. `address.zipCode`. Empty if there
   * was no usable response.
   */
  fields?: Record<string, string>
  /** Messages for the shopper. */
  messages?: string[]
  /** The items that are not available in the requested quantity, from a 410 response. */
  unavailable?: Unavailable[]
  /** The corrected selection, from a 410 response. */
  selection?: SelectionAnswer | null
  /** Seconds to wait before a retry, if the platform sent them. */
  retryAfter?: number | null
  /** Whether the platform did not know the session and started a new one. */
  isSessionOver?: boolean
  cause?: unknown
}

/**
 * Thrown for a call that the platform rejected or that got no usable response. In the second case,
 * `status` is 0 or the HTTP error's status.
 */
export class CommerceError extends Error {
  override readonly name = 'CommerceError'
  readonly status: number
  readonly fields: Record<string, string> = {}
  readonly messages: string[] = []
  readonly unavailable: Unavailable[] = []
  readonly selection: SelectionAnswer | null = null
  /** Seconds; null if the platform sent none. */
  readonly retryAfter: number | null = null
  readonly isSessionOver: boolean = false

  constructor(status: number, { cause, ...details }: Details = {}) {
    super(`Commerce answered ${status} ${JSON.stringify(details.fields ?? {})}`, { cause })
    this.status = status
    Object.assign(this, details)
  }

  /**
   * The error text of one field, ignoring case: the platform sends both `zipCode` and `zipcode`.
   */
  field(name: string): string | undefined {
    return Object.entries(this.fields).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  }
}

/** The unavailable item after a call that added one item; undefined for other errors. */
export const findShortage = (error: unknown): Unavailable | undefined =>
  error instanceof CommerceError ? error.unavailable[0] : undefined

/**
 * Whether the result of a call is unknown because there was no usable response: the call may have
 * taken effect.
 */
export const isResponseLost = (error: unknown) =>
  error instanceof CommerceError && (error.status === 0 || error.status >= 500)
