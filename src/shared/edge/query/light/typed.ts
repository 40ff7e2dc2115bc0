import type { NumberField } from './fields.ts'

/** Why a typed number cannot be used. */
export type NumberError = 'missing' | 'number' | 'low' | 'high'

/** A number field: what to show in it again, and what it means. */
export interface Typed {
  /** With a decimal point; as typed where it is no number. */
  text: string
  /** Null where it has a problem, or is left empty and may be. */
  value: number | null
  problem: NumberError | null
}

/** Longer than any number that is one. */
const maxTyped = 24

/** What an address says in a number field; `typed` is null where it says nothing. */
export function typedNumber(field: NumberField, typed: string | null): Typed {
  const { usual, least, most, decimals } = field
  if (typed === null) return { text: usual === null ? '' : String(usual), value: usual, problem: null }
  const text = typed
    .slice(0, maxInput)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, '')
    .slice(0, maxTyped)
  if (text === '') return { text, value: null, problem: usual === null ? null : 'missing' }
  const plain = text.replace(',', '.')
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { text, value: null, problem: 'number' }
  const value = Number(Number(plain).toFixed(decimals))
  if (value < least) return { text, value: null, problem: 'low' }
  if (value > most) return { text, value: null, problem: 'high' }
  return { text: String(value), value, problem: null }
}

/** What is read of an endless text. */
const maxInput = 4 * maxTyped

/** The word of a choice; its first for anything else. */
export function chosenWord<Words extends readonly [string, ...string[]]>(
  { words }: { words: Words },
  text: string | null,
): Words[number] {
  const found: Words[number] | undefined = words.find(word => word === text)
  return found ?? words[0]
}
