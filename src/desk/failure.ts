/** Thrown if a screen cannot be shown. The desk responds with a page that says why. */
export class DeskFailure extends Error {
  readonly status: 403 | 404 | 503

  constructor(status: 403 | 404 | 503) {
    super(`The desk responds with status ${status}`)
    this.status = status
  }
}

/** Creates the failure for a status of commerce: 403 as it is, 503 for its own failures, else 404. */
export const toFailure = (status: number) => new DeskFailure(status >= 500 ? 503 : status === 403 ? 403 : 404)
