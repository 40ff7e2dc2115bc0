import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'

const name = 'virtual:common-passwords'
/**
 * How many passwords at the top of the list count as common, and the minimum length of customers'
 * passwords: shorter passwords in the list are left out.
 */
const [count, minLength] = [10_000, 8]

/**
 * Creates a module for the Worker with the most common passwords of at least the minimum length:
 * 12 kB compressed.
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
