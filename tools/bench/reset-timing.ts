import { startShop } from '../../test/support/app.ts'

/*
 * Measures whether the response time of `password-reset-email` reveals which addresses are
 * registered. Requests a reset for registered and unregistered addresses alternately, four requests
 * in parallel. Each request comes from a different network address, because requests per address
 * are limited. Prints the ratio of the medians with its 95 % confidence interval (bootstrap).
 */

const rounds = Number(process.argv[2] ?? 400)
const atOnce = 4

const shop = await startShop()
const addresses = Array.from({ length: rounds * 2 }, (_, index) => ({
  email: `${index % 2 ? 'unknown' : 'known'}-${index}@example.com`,
  isKnown: index % 2 === 0,
}))
const insert = shop.env.COMMERCE_DB.prepare(
  `INSERT INTO customers (email, first_name, last_name, password) VALUES (?, 'A', 'B', '')`,
)
await shop.env.COMMERCE_DB.batch(addresses.filter(({ isKnown }) => isKnown).map(({ email }) => insert.bind(email)))

const times = { known: [] as number[], unknown: [] as number[] }
const queue = addresses.entries()
await Promise.all(Array.from({ length: atOnce }, work))
await shop.close()

async function work() {
  for (const [index, { email, isKnown }] of queue) {
    const start = performance.now()
    const reply = await shop.get(`/api/checkout/password-reset-email/${email}`, {
      method: 'POST',
      headers: { 'CF-Connecting-IP': `198.51.${index >> 8}.${index & 255}` },
      body: '{}',
    })
    await reply.text()
    const time = performance.now() - start
    if (reply.status !== 200) throw new Error(`The shop responded with status ${reply.status}`)
    // The first 40 requests warm up the shop and are not measured.
    if (index > 40) times[isKnown ? 'known' : 'unknown'].push(time)
  }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const resampled = (values: number[]) => values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0)
const ratios = Array.from({ length: 2000 }, () => median(resampled(times.known)) / median(resampled(times.unknown)))
const [low, high] = [0.025, 0.975].map(
  part => ratios.toSorted((one, other) => one - other)[Math.floor(part * 2000)] ?? 0,
)
const [known, unknown] = [median(times.known), median(times.unknown)]
console.log(
  `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians of ${times.known.length} each): ratio ${(known / unknown).toFixed(3)}, between ${low?.toFixed(3)} and ${high?.toFixed(3)}.`,
)
