import { parseArgs } from 'node:util'

/** Thrown for wrong arguments; the message says which argument is wrong. */
export class Misused extends Error {}

export interface CommandShape {
  /** Names of the required arguments, in order. */
  words: string[]
  /** Names of optional arguments, which are empty if left out. */
  more?: string[]
  /** Options with a value, and flags without one. */
  options: string[]
  flags?: string[]
}

export interface Arguments {
  /** Returns a positional argument by its name. */
  word: (name: string) => string
  option: (name: string) => string | undefined
  flag: (name: string) => boolean
}

/** Throws `Misused` for missing or additional arguments, and for unknown options. */
export function readArguments({ words, more = [], options, flags = [] }: CommandShape, given: string[]): Arguments {
  const known = Object.fromEntries([
    ...options.map(name => [name, { type: 'string' as const }]),
    ...flags.map(name => [name, { type: 'boolean' as const }]),
  ])
  const { positionals, values } = parse(known, given)
  const missing = words[positionals.length]
  if (missing) throw new Misused(`The ${missing} is missing.`)
  const names = [...words, ...more]
  if (positionals.length > names.length)
    throw new Misused(`There is an extra argument: "${positionals[names.length]}".`)
  return {
    word: name => positionals[names.indexOf(name)] ?? '',
    option: name => {
      const value = values[name]
      return typeof value === 'string' ? value : undefined
    },
    flag: name => values[name] === true,
  }
}

/** Parses a whole number with an optional sign. Throws `Misused` for anything else. */
export function parseWholeNumber(text: string, name: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new Misused(`The ${name} must be a whole number, not "${text}".`)
  return Number(text)
}

function parse(options: Record<string, { type: 'string' | 'boolean' }>, given: string[]) {
  // `parseArgs` would treat -5 as an option, so the minus signs of numbers are replaced for it.
  const minus = '\u2212'
  try {
    const args = given.map(word => word.replace(/^-(?=\d)/, minus))
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { values, positionals: positionals.map(word => word.replace(minus, '-')) }
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error))
  }
}
