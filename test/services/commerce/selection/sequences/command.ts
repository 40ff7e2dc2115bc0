import fc from 'fast-check'
import { type Answer, swede } from '../../shopper.ts'
import { checkSelection } from './checks.ts'
import type { Bag, Person, Shopper, World } from './world.ts'

/** The real shop: a shopper for each person of the model, and a check of the database. */
export interface Real {
  shoppers: Shopper[]
  /**
   * The line ids that commerce returned last, by item, for each bag. Two people who are logged in
   * to the same account share its bag.
   */
  lines: Map<Bag, Map<string, string>>
  /** Expects stock to equal the model, and `ledger.ts` to find no faults. */
  checkBooks: (world: World) => Promise<void>
  /** Unique to the sequence; part of its email addresses. */
  name: string
  /** Counts the steps of all sequences. */
  steps: { count: number }
}

interface Turn {
  world: World
  person: Person
  bag: Bag
  shopper: Shopper
  /** The id of the item's line in the last answer, or `none`. */
  lineOf: (item: string) => string
  /**
   * Makes the call, expects this status, and expects the selection to equal the model. The command
   * must change the model before it calls `ask`.
   */
  ask: (method: string, path: string, body: object | undefined, status: number) => Promise<Answer>
}

/**
 * Defines a command that one of the two people runs. It is skipped if `isPossible` is false, or if
 * it is `risky` and there were eight mistakes, because the shop limits mistakes such as wrong
 * passwords.
 */
export const defineCommand = <T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  run: (turn: Turn, value: T, real: Real) => Promise<void>,
  { risky = false, isPossible = (_bag: Bag): boolean => true } = {},
): fc.Arbitrary<fc.AsyncCommand<World, Real>> =>
  fc.tuple(fc.nat({ max: 1 }), arbitrary).map(([who, value]) => ({
    check: ({ people, mistakes }) => {
      const bag = people[who]?.bag
      return bag !== undefined && isPossible(bag) && (!risky || mistakes < 8)
    },
    run: async (world, real) => {
      await run(createTurn(world, real, who), value, real)
      real.steps.count++
      await real.checkBooks(world)
    },
    toString: () => `${who}: ${name} ${JSON.stringify(value)}`,
  }))

export function createTurn(world: World, real: Real, who: number): Turn {
  const person = world.people[who]
  const shopper = real.shoppers[who]
  if (!person || !shopper) throw new Error('There are only two people')
  return {
    world,
    person,
    bag: person.bag,
    shopper,
    lineOf: item => real.lines.get(person.bag)?.get(item) ?? 'none',
    ask: async (method, path, body, status) => {
      const answer = await shopper.call(method, path, body)
      if (answer.status !== status)
        throw new Error(
          `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body.errors)} instead of ${status}`,
        )
      const current = answer.body.selection ? answer : await shopper.call('GET', 'selection')
      checkSelection(current, world, person)
      const items: { item: string; line: string }[] = current.body.selection.items
      real.lines.set(person.bag, new Map(items.map(({ item, line }) => [item, line])))
      return answer
    },
  }
}

/** An address in the country, as the body of a payment. */
export const makeAddress = (country: string) => ({
  address: {
    ...swede,
    country,
    ...{
      DE: { zipCode: '10115' },
      FI: { zipCode: '00100' },
      NO: { zipCode: '0150' },
      US: { zipCode: '10001', state: 'NY' },
    }[country],
  },
})
