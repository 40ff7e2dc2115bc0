import * as v from 'valibot'
import { errorTexts, flag, list, map, number, object, text, textOrNull, texts } from '#client/commerce/wire.ts'
import { apiUrls } from '#client/urls.ts'
import type { Fetch } from '../services.ts'

const line = object({
  line: text,
  size: text,
  quantity: number,
  left: number,
  withdrawn: number,
  product: object({ name: text, variantName: text, media: map(texts) }),
})

const answer = object({
  withdrawal: object({
    withdrawal: text,
    reference: text,
    order: text,
    name: text,
    email: text,
    confirmed: textOrNull,
    matched: flag,
    sent: flag,
    over: flag,
    until: textOrNull,
    lines: list(line),
  }),
  errors: errorTexts,
})

export type Withdrawal = v.InferOutput<typeof answer>['withdrawal']
export type WithdrawalLine = Withdrawal['lines'][number]

/**
 * What came of a question: `unknown` is no withdrawal of this shop, `elsewhere` a commerce platform that takes none (or none now).
 */
export type Outcome =
  | { kind: 'ok'; withdrawal: Withdrawal }
  | { kind: 'wrong'; errors: Record<string, string> }
  /** After this many seconds it is taken again. */
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'taken' | 'over' | 'unknown' | 'elsewhere' }

interface Question {
  method: 'GET' | 'POST'
  /** Below `withdrawals`. */
  path?: string
  body?: object
  /** The visitor's address, which limits are counted by. */
  address: string | undefined
}

/** How long commerce may take, in ms. */
const patience = 10_000

/** Asks commerce about withdrawals (an extension of the checkout interface). Never throws: whoever withdraws is told what to do instead. */
export async function askWithdrawals(
  commerce: Fetch,
  { method, path = '', body, address }: Question,
): Promise<Outcome> {
  const request = new Request(`http://commerce${apiUrls.commerce}/withdrawals${path}`, {
    method,
    headers: {
      'API-Token': 'none',
      'Content-Type': 'application/json',
      ...(address && { 'CF-Connecting-IP': address }),
    },
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
  })
  try {
    const response = await commerce(request)
    const retryAfter = Number(response.headers.get('retry-after'))
    return outcomeOf(response.status, v.parse(answer, await response.json()), retryAfter)
  } catch (error) {
    console.error(JSON.stringify({ event: 'withdrawal_not_taken', error: String(error) }))
    return { kind: 'elsewhere' }
  }
}

function outcomeOf(status: number, { withdrawal, errors }: v.InferOutput<typeof answer>, retryAfter: number): Outcome {
  if (status < 300 && withdrawal.reference) return { kind: 'ok', withdrawal }
  if (status === 404 && errors.withdrawal) return { kind: 'unknown' }
  if (status === 406) return { kind: 'wrong', errors }
  if (status === 409) return { kind: 'taken' }
  if (status === 410) return { kind: 'over' }
  if (status === 429 && retryAfter > 0) return { kind: 'limited', retryAfter }
  return { kind: 'elsewhere' }
}
