import type { NumberField } from './fields.ts'

/** The reason why a typed number is invalid. */
export type NumberError = 'missing' | 'number' | 'low' | 'high'

/** The content of a number field: the text to show again, and its value. */
export interface TypedNumber {
  /** The number with a decimal point, or the text as typed if it is not a number. */
  text: string
  /** Null if the field is invalid, or if it is optional and empty. */
  value: number | null
  problem: NumberError | null
}

/** Maximum length of a number in characters. No valid number is longer. */
const maxTyped = 24

/** Parses a number field of an address; `typed` is null if the parameter is missing. */
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

/** Only this many characters are read, so that an extremely long text takes no CPU time. */
const maxInput = 4 * maxTyped

/** Parses a choice. Returns the first word, which is the default, for anything unknown. */
export function parseChoice<Words extends readonly [string, ...string[]]>(
  { words }: { words: Words },
  text: string | null,
): Words[number] {
  const found: Words[number] | undefined = words.find(word => word === text)
  return found ?? words[0]
}
