import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

const name = 'virtual:common-passwords'
/**
 * Most passwords of the list that count as common, and the fewest characters that a new password
 * has anyway.
 */
const [count, minLength] = [10_000, 8]

/**
 * A module for the Worker with the commonest passwords that are long enough to be accepted
 * otherwise: 12 kB compressed, made at build time.
 */
export const commonPasswords = (): Plugin => ({
  name: 'common-passwords',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return
    const ranked: readonly string[] = dictionary['passwords-common']
    const common = ranked.slice(0, count).filter(password => password.length >= minLength)
    return `export const commonPasswords = ${JSON.stringify(common.toSorted().join('\n'))}`
  },
})
