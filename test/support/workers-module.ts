/*
 * Stands in for `cloudflare:workers` where a test runs the Worker's code in its own process. Files
 * share modules (`isolate: false`), so all of them need the same one.
 */

export class DurableObject {
  ctx: unknown
  env: unknown
  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx
    this.env = env
  }
}

export const exports = {}
