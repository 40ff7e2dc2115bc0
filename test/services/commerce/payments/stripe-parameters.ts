/*
 * The parameters that the shop may send to Stripe, according to Stripe's own description of its
 * interface (github.com/stripe/openapi, version 2026-09-30.endive, read in November 2026). Stripe
 * refuses every other parameter.
 */

/** The payment method types that the shop sends in `allowed_payment_method_types`. */
const types = 'card|link|klarna|mobilepay|swish|ideal|bancontact'

/** Patterns of a parameter's name and value, joined by `=`, for each method and path. */
const known: [method: string, path: RegExp, parameters: RegExp[]][] = [
  [
    'POST',
    /^checkout\/sessions$/,
    [
      /^mode=payment$/,
      /^client_reference_id=.{1,200}$/,
      /^(success_url|cancel_url)=https?:/,
      /^expires_at=\d+$/,
      /^locale=(en|sv)$/,
      /^customer(_email)?=./,
      /^line_items\[0\]\[quantity\]=1$/,
      /^line_items\[0\]\[price_data\]\[(currency|unit_amount|product_data\]\[name)\]=./,
      /^(payment_intent_data\[metadata\]|metadata)\[payment\]=./,
      RegExp(`^allowed_payment_method_types\\[\\d\\]=(${types})$`),
      /^payment_method_options\[(card|link|klarna|mobilepay)\]\[capture_method\]=manual$/,
      /^payment_method_options\[swish\]\[reference\]=./,
      /^shipping_address_collection\[allowed_countries\]\[0\]=[A-Z]{2}$/,
      /^saved_payment_method_options\[payment_method_(save|remove)\]=enabled$/,
    ],
  ],
  ['POST', /^checkout\/sessions\/[^/]+\/expire$/, []],
  ['POST', /^payment_intents\/[^/]+\/capture$/, [/^amount_to_capture=\d+$/]],
  ['POST', /^payment_intents\/[^/]+\/cancel$/, []],
  ['POST', /^refunds$/, [/^payment_intent=./, /^amount=\d+$/, /^metadata\[refund\]=./]],
  ['POST', /^customers$/, [/^email=./, /^metadata\[customer\]=\d+$/]],
  ['DELETE', /^customers\/[^/]+$/, []],
  ['GET', /^checkout\/sessions$/, [/^created\[[gl]te\]=\d+$/, /^limit=100$/]],
  ['GET', /^checkout\/sessions\/[^/]+$/, [/^expand\[\]=payment_intent$/]],
  ['GET', /^payment_intents\/[^/]+$/, []],
  ['GET', /^(refunds|disputes)$/, [/^payment_intent=./, /^limit=100$/]],
  ['GET', /^payouts$/, [/^status=paid$/, /^limit=100$/, /^arrival_date\[gte\]=\d+$/]],
  ['GET', /^balance_transactions$/, [/^payout=./, /^limit=100$/, /^expand\[\]=data\.source$/, /^starting_after=./]],
]

/** Lists what Stripe would refuse in a request: an unknown path, or unknown parameters. */
export function listUnknown(method: string, path: string, parameters: URLSearchParams): string[] {
  const found = known.find(([verb, pattern]) => verb === method && pattern.test(path))
  if (!found) return [`${method} ${path}`]
  return [...parameters]
    .map(([name, value]) => `${name}=${value}`)
    .filter(parameter => !found[2].some(pattern => pattern.test(parameter)))
    .map(parameter => `${method} ${path}: ${parameter}`)
}
