import { CommerceError } from './error.ts'

/** Whether a platform has no such call. */
export const hasNoCall = (error: unknown) => error instanceof CommerceError && [404, 405, 501].includes(error.status)
