/** Thrown if a screen cannot be shown. The desk responds with a page that says why. */
export class DeskFailure extends Error {
  readonly status: 403 | 404 | 503

  constructor(status: 403 | 404 | 503) {
    super(`The desk responds with status ${status}`)
    this.status = status
  }
}
