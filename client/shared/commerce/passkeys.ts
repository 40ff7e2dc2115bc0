import * as v from 'valibot'
import type { CommerceSession } from './client.ts'
import { selectionAnswer } from './schema/selection.ts'
import { list, object, textOrNull, wireText } from './schema/wire.ts'

/** One of the customer's passkeys. Times are in UTC in the platform's format. */
const passkey = object({
  passkey: wireText,
  browser: wireText,
  system: wireText,
  createdAt: wireText,
  usedAt: textOrNull,
})
const passkeysAnswer = object({ token: textOrNull, passkeys: list(passkey) })
export type CustomerPasskey = v.InferOutput<typeof passkey>

/** The options for `navigator.credentials`; only the browser interprets them. */
const optionsAnswer = object({
  token: textOrNull,
  options: v.looseObject({ challenge: v.string() }),
})

/**
 * Whether passkeys can be used: the browser must support them, and the page's host must be a domain
 * name, not an IP address.
 */
export const canUsePasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Loads the library on first use, because few visitors use passkeys. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Loads the options that the browser needs to offer its passkeys. They can be used only once. */
export const loadPasskeyOptions = async ({ call }: CommerceSession) =>
  (await call('POST', 'passkey-login/options', optionsAnswer)).options

/**
 * Asks the browser for a passkey: in a dialog, or (with `inField`) among the suggestions for the
 * e-mail field. Throws if the visitor cancels or has no passkey. Returns null if the browser cannot
 * suggest passkeys in fields.
 */
export async function askForPasskey(options: { challenge: string }, inField: boolean) {
  const library = await loadLibrary()
  if (inField && !(await library.browserSupportsWebAuthnAutofill())) return null
  return library.startAuthentication({ optionsJSON: options, useBrowserAutofill: inField })
}

/** Cancels a request for a passkey that is still waiting in a field. */
export const stopAsking = async () => (await loadLibrary()).WebAuthnAbortService.cancelCeremony()

/** Throws a `CommerceError` with status 406 if the shop does not know the passkey. */
export const logInByPasskey = ({ call }: CommerceSession, passkey: object) =>
  call('POST', 'passkey-login', selectionAnswer, passkey)

const path = 'customer/passkeys'

export const loadOwnPasskeys = async ({ call }: CommerceSession) => (await call('GET', path, passkeysAnswer)).passkeys

/** Asks the browser to create a passkey, and stores it. Throws if the visitor cancels. */
export async function createOwnPasskey({ call }: CommerceSession) {
  const { options } = await call('POST', `${path}/options`, creationAnswer)
  const created = await (await loadLibrary()).startRegistration({ optionsJSON: options })
  return (await call('POST', path, passkeysAnswer, created)).passkeys
}

export const removeOwnPasskey = async ({ call }: CommerceSession, passkey: string) =>
  (await call('DELETE', `${path}/${passkey}`, passkeysAnswer)).passkeys

const entity = v.looseObject({ id: v.optional(v.string()), name: v.string() })
const creationAnswer = object({
  token: textOrNull,
  options: v.looseObject({
    challenge: v.string(),
    rp: entity,
    user: v.looseObject({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  }),
})
