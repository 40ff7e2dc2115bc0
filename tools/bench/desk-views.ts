/** What the desk's screens show first. These views must not become slower as the shop grows. */
export const firstViews = [
  '/desk',
  '/desk/orders',
  '/desk/orders?work=to_send',
  '/desk/orders?work=problems',
  '/desk/orders?work=unsent_mails',
  '/desk/orders/10001',
  '/desk/pack',
  '/desk/stock',
  '/desk/stock/1002-1',
  '/desk/money',
  '/desk/log',
  '/desk/log?subject=order+10001',
]

/** Searches, and lists for a range of dates, which read more rows in a larger shop. */
export const searches = [
  '/desk/orders?find=storgatan',
  '/desk/orders?find=asa@example.com',
  '/desk/orders?find=10001',
  '/desk/orders?from=2026-10-01&to=2026-10-31',
  '/desk/stock?find=murla',
  '/desk/money?table=ledger&month=2026-10',
]
