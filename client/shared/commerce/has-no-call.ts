import { CommerceError } from './error.ts'

/** Whether the error means that the platform does not offer the called method. */
export const hasNoCall = (error: unknown) => error instanceof CommerceError && [404, 405, 501].includes(error.status)
