import * as v from 'valibot'
import { loadForgotten, sendEntry } from './mail/outbox.ts'
import { settlePayments } from './settle.ts'

const message = v.object({ id: v.number() })

/** Sends the mails that the queue names; one that fails is tried again by the queue, alone. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  await Promise.all(
    batch.messages.map(async entry => {
      const parsed = v.safeParse(message, entry.body)
      if (!parsed.success) return entry.ack()
      try {
        await sendEntry(env, parsed.output.id)
        entry.ack()
      } catch (error) {
        console.error(JSON.stringify({ event: 'mail_failed', id: parsed.output.id, error: String(error) }))
        entry.retry({ delaySeconds: 30 })
      }
    }),
  )
}

/** Finishes what was left half done: mails that were never sent, and payments whose shopper never came back from the provider. */
export async function scheduled(_controller: ScheduledController, env: Env): Promise<void> {
  await settlePayments(env)
  const ids = await loadForgotten(env.COMMERCE_DB)
  if (ids.length > 0) await env.MAIL.sendBatch(ids.map(id => ({ body: { id } })))
}
