/*
 * Replaces `cloudflare:workers` where a test runs the Worker's code in its own process. All test
 * files have the same replacement, because they share modules (`isolate: false`).
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
