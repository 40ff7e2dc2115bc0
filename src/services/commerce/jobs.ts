import * as v from 'valibot'
import { forgetExpired } from './customers/sessions.ts'
import { loadForgotten, sendEntry } from './mail/outbox.ts'
import { noticeForgotten } from './newsletter/stock-requests.ts'
import { settlePayments } from './settle.ts'
import { changesMessage, queueChanges, sendChanges } from './webhook.ts'

const message = v.union([v.object({ kind: v.literal(changesMessage.kind) }), v.object({ id: v.number() })])
type Message = v.InferOutput<typeof message>

/** Sends the mails and webhooks that the queue names; one that fails is tried again by the queue, alone. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  await Promise.all(
    batch.messages.map(async entry => {
      const parsed = v.safeParse(message, entry.body)
      if (!parsed.success) return entry.ack()
      try {
        await send(env, parsed.output)
        entry.ack()
      } catch (error) {
        console.error(JSON.stringify({ event: 'message_failed', ...parsed.output, error: String(error) }))
        entry.retry({ delaySeconds: 30 })
      }
    }),
  )
}

const send = (env: Env, message: Message) => ('id' in message ? sendEntry(env, message.id) : sendChanges(env))

/** Finishes what was left half done: mails and webhooks that were never sent, and payments whose shopper never came back from the provider. */
export async function scheduled(_controller: ScheduledController, env: Env): Promise<void> {
  await settlePayments(env)
  await forgetExpired(env.COMMERCE_DB)
  await noticeForgotten(env)
  const ids = await loadForgotten(env.COMMERCE_DB)
  if (ids.length > 0) await env.MAIL.sendBatch(ids.map(id => ({ body: { id } })))
  await queueChanges(env)
}
