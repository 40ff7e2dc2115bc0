import type { NumberField } from './fields.ts'

/** Why a typed number cannot be used. */
export type NumberError = 'missing' | 'number' | 'low' | 'high'

/** The content of a number field: the text to show again, and its value. */
export interface TypedNumber {
  /** Written with a decimal point; as typed where it is not a number. */
  text: string
  /** Null where the field is invalid, or empty and optional. */
  value: number | null
  problem: NumberError | null
}

/** Longer than any valid number, in characters. */
const maxTyped = 24

/** Parses a number field of an address; `typed` is null where the address lacks it. */
export function parseNumberField(field: NumberField, typed: string | null): TypedNumber {
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

/** Only this many characters are cleaned, so that an endless text costs nothing. */
const maxInput = 4 * maxTyped

/** Parses a choice; the default, its first word, for anything unknown. */
export function parseChoice<Words extends readonly [string, ...string[]]>(
  { words }: { words: Words },
  text: string | null,
): Words[number] {
  const found: Words[number] | undefined = words.find(word => word === text)
  return found ?? words[0]
}
