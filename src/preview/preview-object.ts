import { DurableObject } from 'cloudflare:workers'

/**
 * Stores whether a preview is still open. When the editor leaves the preview or it expires, all
 * copies of its cookie become invalid.
 */
export class PreviewObject extends DurableObject<Env> {
  /** Opens the preview; `until` is when it expires, in ms since 1970. */
  async open(until: number) {
    this.ctx.storage.kv.put('until', until)
    await this.ctx.storage.setAlarm(until)
  }

  isOpen(): boolean {
    return (this.ctx.storage.kv.get<number>('until') ?? 0) > Date.now()
  }

  async close() {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override alarm() {
    return this.close()
  }
}
