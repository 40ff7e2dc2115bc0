import * as v from 'valibot'
import { changesMessage, queueChanges, sendChanges } from './catalogue/change-feed.ts'
import { answerResetRequest, loadForgottenRequests } from './customers/reset-requests.ts'
import { forgetExpired } from './customers/sessions.ts'
import { loadForgotten, sendEntry } from './mail/outbox.ts'
import { noticeForgotten } from './newsletter/stock-requests.ts'
import { settlePayments } from './payments/capture.ts'
import { eraseNetworks } from './payments/counts.ts'
import { forgetUnconfirmed } from './withdrawals/storage.ts'

/** `id` is a mail of the outbox, `request` somebody's wish for a reset link. */
const message = v.union([
  v.object({ kind: v.literal(changesMessage.kind) }),
  v.object({ id: v.number() }),
  v.object({ request: v.number() }),
])
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

async function send(env: Env, message: Message) {
  if ('id' in message) return sendEntry(env, message.id)
  if ('kind' in message) return sendChanges(env)
  const mail = await answerResetRequest(env.COMMERCE_DB, message.request)
  if (mail !== null) await env.MAIL.send({ id: mail })
}

/** Finishes what was left half done: mails and webhooks that were never sent, and payments whose shopper never came back from the provider. */
export async function scheduled(_controller: ScheduledController, env: Env): Promise<void> {
  await settlePayments(env)
  await eraseNetworks(env.COMMERCE_DB)
  await forgetExpired(env.COMMERCE_DB)
  await forgetUnconfirmed(env.COMMERCE_DB)
  await noticeForgotten(env)
  const ids = await loadForgotten(env.COMMERCE_DB)
  const requests = await loadForgottenRequests(env.COMMERCE_DB)
  const forgotten = [...ids.map(id => ({ id })), ...requests.map(request => ({ request }))]
  // A batch of the queue is at most 100 messages.
  for (let start = 0; start < forgotten.length; start += 100) {
    await env.MAIL.sendBatch(forgotten.slice(start, start + 100).map(body => ({ body })))
  }
  await queueChanges(env)
}
