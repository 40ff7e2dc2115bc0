import * as v from 'valibot'
import { anonymise } from './account/anonymise.ts'
import { deleteOldEmailChanges } from './account/email-changes.ts'
import { changesMessage, queueChanges, sendChanges } from './catalogue/change-feed.ts'
import { answerResetRequest, loadUnsentRequests } from './customers/passwords/resets.ts'
import { deleteExpired } from './customers/sessions.ts'
import { freezeOldDocuments } from './documents/freeze.ts'
import { fillMissingSellers } from './documents/sellers.ts'
import { deleteSentInquiries } from './inquiries/storage.ts'
import { readMerchant } from './lib/merchant.ts'
import { loadUnsent, sendEntry } from './mail/outbox.ts'
import { mailComposer } from './mails.ts'
import { deleteOldAnswers } from './management/operators/answers.ts'
import { fillMissingMoney } from './management/orders/fill-money.ts'
import { buildOrderWords } from './management/orders/search/find-words.ts'
import { switchPrices } from './management/price-plans/switch.ts'
import { sendMissedNotices } from './newsletter/stock-requests.ts'
import { answerLinkRequest, linkRequest } from './orders/find.ts'
import { settlePayments } from './payments/capture.ts'
import { eraseNetworks } from './payments/counts.ts'
import { recordPayouts } from './payments/payouts/record.ts'
import { listProviders } from './providers.ts'
import { settleRefunds } from './refunds/settle.ts'
import { renewTerms } from './terms/renew.ts'
import { closeWithdrawals, deleteUnconfirmed } from './withdrawals/storage.ts'

/** Maximum number of orders for which one run creates the missing search words. */
const maxOrdersWithWords = 2000

/** The schedule of the cron job that only switches prices (see wrangler.toml). */
export const everyMinute = '* * * * *'

/**
 * A message of the queue. `id` is the id of a mail in the outbox, or of a request for a reset link.
 */
const message = v.variant('kind', [
  v.object({ kind: v.literal(changesMessage.kind) }),
  v.object({ kind: v.literal('mail'), id: v.number() }),
  v.object({ kind: v.literal('reset_request'), id: v.number() }),
  v.object({ kind: v.literal('order_link'), ...linkRequest.entries }),
])
type Message = v.InferOutput<typeof message>

/** Handles the queue's messages: sends mails and webhooks. Each message is retried separately. */
export async function queue(batch: MessageBatch, env: Env): Promise<void> {
  await Promise.all(
    batch.messages.map(async entry => {
      const parsed = v.safeParse(message, entry.body)
      if (!parsed.success) return entry.ack()
      try {
        await send(env, parsed.output)
        entry.ack()
      } catch (error) {
        console.error(
          JSON.stringify({
            event: 'message_failed',
            kind: parsed.output.kind,
            id: 'id' in parsed.output ? parsed.output.id : null,
            error: String(error),
          }),
        )
        entry.retry({ delaySeconds: 30 })
      }
    }),
  )
}

async function send(env: Env, message: Message) {
  switch (message.kind) {
    case 'mail':
      return sendEntry(env, message.id, mailComposer)
    case 'products_changed':
      return sendChanges(env)
    case 'reset_request': {
      const id = await answerResetRequest(env.COMMERCE_DB, message.id)
      if (id !== null) await env.MAIL.send({ kind: 'mail', id })
      return
    }
    case 'order_link': {
      const id = await answerLinkRequest(env.COMMERCE_DB, message)
      if (id !== null) await env.MAIL.send({ kind: 'mail', id })
    }
  }
}

/**
 * Runs on both schedules of the cron job. Every minute, it only switches planned prices. Every five
 * minutes, it also completes interrupted work, such as unsent mails and webhooks, and payments from
 * which the shopper did not return to the shop. If one of its jobs fails, it runs the others and
 * then throws.
 */
export async function scheduled({ cron, scheduledTime }: ScheduledController, env: Env): Promise<void> {
  const { COMMERCE_DB: db } = env
  const switchAndQueue = async () => {
    if ((await switchPrices(db, new Date())) > 0) await queueChanges(env)
  }
  if (cron === everyMinute) return switchAndQueue()
  const merchant = readMerchant(env)
  const shop = { db, providers: listProviders(env), merchant }
  const sendMail = (id: number) => env.MAIL.send({ kind: 'mail', id })
  const jobs = {
    switchPrices: switchAndQueue,
    settlePayments: () => settlePayments(shop, sendMail),
    settleRefunds: () => settleRefunds(shop, sendMail),
    // Providers pay out at most once a day, so once an hour is enough.
    recordPayouts: async () => {
      const now = new Date(scheduledTime)
      const sources = shop.providers.flatMap(({ payouts }) => payouts ?? [])
      if (now.getUTCMinutes() < 5) await recordPayouts(db, sources, now)
    },
    eraseAtProviders: async () => {
      for (const { eraseCustomers } of shop.providers) await eraseCustomers?.()
    },
    fillMissingSellers: () => fillMissingSellers(db, merchant),
    freezeOldDocuments: () => freezeOldDocuments(db),
    fillMissingMoney: () => fillMissingMoney(db),
    eraseNetworks: () => eraseNetworks(db),
    deleteExpired: () => deleteExpired(db),
    deleteOldEmailChanges: () => deleteOldEmailChanges(db),
    deleteUnconfirmed: () => deleteUnconfirmed(db),
    closeWithdrawals: () => closeWithdrawals(db),
    deleteSentInquiries: () => deleteSentInquiries(db),
    deleteOldAnswers: () => deleteOldAnswers(db, new Date(scheduledTime)),
    buildOrderWords: () => buildOrderWords(db, maxOrdersWithWords),
    anonymise: () => anonymise(db, new Date(scheduledTime)),
    sendMissedNotices: () => sendMissedNotices(env),
    renewTerms: () => renewTerms(env, new Date()),
    queueUnsent: () => queueUnsent(env),
    queueChanges: () => queueChanges(env),
  }
  const failed: string[] = []
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      const text = String(error instanceof Error ? (error.stack ?? error) : error)
      console.error(JSON.stringify({ event: 'job_failed', job, error: text }))
      failed.push(job)
    }
  }
  if (failed.length > 0) throw new Error(`The cron job failed at: ${failed.join(', ')}`)
}

/** Queues unsent mails and unanswered requests for a reset link again, in case they were lost. */
async function queueUnsent({ COMMERCE_DB: db, MAIL }: Env): Promise<void> {
  const mails = await loadUnsent(db)
  const requests = await loadUnsentRequests(db)
  const unsent: Message[] = [
    ...mails.map(id => ({ kind: 'mail' as const, id })),
    ...requests.map(id => ({ kind: 'reset_request' as const, id })),
  ]
  // A queue batch has at most 100 messages.
  for (let start = 0; start < unsent.length; start += 100) {
    await MAIL.sendBatch(unsent.slice(start, start + 100).map(body => ({ body })))
  }
}
