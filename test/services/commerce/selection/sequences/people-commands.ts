import fc from 'fast-check'
import { defineCommand, type Real } from './command.ts'
import { createBag, mergeBags, type Person, type World } from './world.ts'

const who = fc.constantFrom('a', 'b')
const password = 'varmt ljus'
const emailOf = ({ name }: Real, one: string) => `${one}.${name}@example.com`

/** Logs the person in. Merges their bag into the account's, unless they were logged in before. */
function enter(world: World, person: Person, email: string) {
  const saved = world.accounts.get(email) ?? createBag(person.bag.country)
  world.accounts.set(email, saved)
  mergeBags(world, saved, person.email === null ? person.bag : createBag(person.bag.country))
  Object.assign(person, { bag: saved, email })
}

export const register = defineCommand(
  'register',
  who,
  async ({ world, person, ask }, one, real) => {
    const email = emailOf(real, one)
    const isNew = !world.accounts.has(email)
    if (isNew) enter(world, person, email)
    else world.mistakes++
    const body = { email, password, firstName: 'Ida', lastName: 'Ek' }
    await ask('POST', 'register', body, isNew ? 200 : 409)
  },
  { risky: true },
)

export const logIn = defineCommand(
  'log in',
  fc.tuple(who, fc.constantFrom(true, true, true, false)),
  async ({ world, person, ask }, [one, isRight], real) => {
    const email = emailOf(real, one)
    const isLet = isRight && world.accounts.has(email)
    if (isLet) enter(world, person, email)
    else world.mistakes++
    await ask('POST', `login/${email}`, { password: isRight ? password : 'mörkt' }, isLet ? 200 : 406)
  },
  { risky: true },
)

/**
 * Logs out. The bag stays in the account, and the browser gets an empty one in the same country.
 */
export const logOut = defineCommand('log out', fc.constant(null), async ({ person, ask }) => {
  const isIn = person.email !== null
  if (isIn) Object.assign(person, { bag: createBag(person.bag.country), email: null })
  await ask('POST', 'logout', undefined, isIn ? 200 : 403)
})
