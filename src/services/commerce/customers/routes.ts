import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isEmail } from '#client/commerce/address.ts'
import { issuesOf, readBody } from '../http/body.ts'
import { addressOf } from '../http/client-address.ts'
import { answerSelection, type CommerceEnv, loggedInView, refuse } from '../http/respond.ts'
import { type Bucket, refuseForNow, within } from '../limits/limiter.ts'
import { newSession } from '../session.ts'
import { registration } from './fields.ts'
import { answerLogin, needCustomer } from './login.ts'
import { newPasswordError } from './new-passwords.ts'
import { isPassword, isRightPassword } from './passwords.ts'
import { register } from './register.ts'
import { customerView, findCustomer } from './storage.ts'

/** Registering, logging in and out, and who is logged in. A stateless call has no session to log in to. */
export const customerRoutes = new Hono<CommerceEnv>()
  .post('/register', async c => {
    if (c.var.session.token === null) return refuse(c, 403, { accessRight: 'denied' })
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const given = v.safeParse(registration, read.body)
    const { password } = read.body
    const problem = newPasswordError(password)
    const errors = { ...(given.success ? {} : issuesOf(given.issues)), ...(problem && { password: problem }) }
    if (!given.success || problem !== null || typeof password !== 'string') return refuse(c, 406, errors)
    const made = await register(c, given.output, password)
    if (made instanceof Response) return made
    return made ? answerLogin(c, made) : refuse(c, 409, { email: 'already registered' })
  })
  .post('/login/:email', async c => {
    if (c.var.session.token === null) return refuse(c, 403, { accessRight: 'denied' })
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const { password } = read.body
    if (typeof password !== 'string') return refuse(c, 406, { password: 'required' })
    const email = c.req.param('email')
    const checked = await within(c.env, loginBuckets(c, email), async () => {
      // What nobody can have registered is wrong at once: only the question itself tells that, and no processor is kept busy by nonsense.
      if (!isEmail(email) || !isPassword(password)) return { value: null, counts: true }
      const customer = await findCustomer(c.env.COMMERCE_DB, email)
      const right = await isRightPassword(password, customer?.password ?? null)
      return { value: right ? customer : null, counts: !right }
    })
    if ('retryAfter' in checked) return refuseForNow(c, checked.retryAfter)
    return checked.value ? answerLogin(c, checked.value) : refuse(c, 406, { password: 'incorrect' })
  })
  .post('/logout', async c => {
    const known = await needCustomer(c)
    if ('refusal' in known) return known.refusal
    const left = await c.var.session.load()
    await c.var.session.end()
    c.set('session', await newSession(c.env, left))
    return answerSelection(c, await c.var.session.load())
  })
  .get('/customer', async c => {
    const known = await needCustomer(c)
    if ('refusal' in known) return known.refusal
    const { customer } = known
    // Both readings of the contract's sources: flat, and as selection answers have it.
    return c.json({ token: c.var.session.token, ...customerView(customer), ...loggedInView(customer) })
  })

/** Wrong passwords for one account, and from one address; also where the account's own customer is asked for the old one. */
export const loginBuckets = (c: Context<CommerceEnv>, email: string): Bucket[] => [
  { rule: 'loginByAddress', of: addressOf(c) },
  accountBucket(email),
]

export const accountBucket = (email: string): Bucket => ({ rule: 'loginByAccount', of: email.toLowerCase() })
