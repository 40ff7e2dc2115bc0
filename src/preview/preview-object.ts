import { DurableObject } from 'cloudflare:workers'

/**
 * One preview, by its id. When the editor leaves or the preview expires, all copies of its cookie
 * become invalid.
 */
export class PreviewObject extends DurableObject<Env> {
  /** `until`: when it expires, in ms. */
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
