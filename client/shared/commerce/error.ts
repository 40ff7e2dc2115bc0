import type { SelectionAnswer, Unavailable } from './schema/selection.ts'

interface Details {
  /**
   * Error texts by field, with the platform's names, e.g. `address.zipCode`. Empty without a usable
   * response.
   */
  fields?: Record<string, string>
  /** Messages for the shopper. */
  messages?: string[]
  /** Unavailable items, of a 410. */
  unavailable?: Unavailable[]
  /** The corrected selection, of a 410. */
  selection?: SelectionAnswer | null
  /** Seconds until a retry, where the platform says so. */
  retryAfter?: number | null
  /** The platform did not know the session, and began another one. */
  isSessionOver?: boolean
  cause?: unknown
}

/**
 * A call that the platform rejected, or that got no usable response: then `status` is 0 (or the
 * HTTP error's).
 */
export class CommerceError extends Error {
  override readonly name = 'CommerceError'
  readonly status: number
  readonly fields: Record<string, string> = {}
  readonly messages: string[] = []
  readonly unavailable: Unavailable[] = []
  readonly selection: SelectionAnswer | null = null
  /** Seconds; null where the platform does not say. */
  readonly retryAfter: number | null = null
  readonly isSessionOver: boolean = false

  constructor(status: number, { cause, ...details }: Details = {}) {
    super(`Commerce answered ${status} ${JSON.stringify(details.fields ?? {})}`, { cause })
    this.status = status
    Object.assign(this, details)
  }

  /**
   * The error text of one field, ignoring case: the platform writes both `zipCode` and `zipcode`.
   */
  field(name: string): string | undefined {
    return Object.entries(this.fields).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  }
}

/** The unavailable item of a call that added one item; undefined for other errors. */
export const shortageIn = (error: unknown): Unavailable | undefined =>
  error instanceof CommerceError ? error.unavailable[0] : undefined

/** Whether the result of a call is unknown, without a usable response: it may have taken effect. */
export const isLost = (error: unknown) => error instanceof CommerceError && (error.status === 0 || error.status >= 500)
