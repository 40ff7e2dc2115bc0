import { DurableObject } from 'cloudflare:workers'

/**
 * One opened preview, by its id: it ends when its editor leaves or its time is over, whoever has a
 * copy of its cookie.
 */
export class PreviewObject extends DurableObject<Env> {
  /** `until`: when it ends by itself, ms. */
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
