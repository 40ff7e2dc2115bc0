/** Thrown if a screen cannot be shown. The desk responds with a page that says why. */
export class DeskFailure extends Error {
  readonly status: 403 | 404 | 503

  constructor(status: 403 | 404 | 503) {
    super(`The desk responds with status ${status}`)
    this.status = status
  }
}

/** Creates a failure: commerce's status 403 stays, 500 and above become 503, all others 404. */
export const toFailure = (status: number) => new DeskFailure(status >= 500 ? 503 : status === 403 ? 403 : 404)
