import * as v from 'valibot'
import type { CommerceSession } from './client.ts'
import { selectionAnswer } from './schema/selection.ts'
import { list, object, textOrNull, wireText } from './schema/wire.ts'

/** A passkey of the customer. Times are in UTC in the platform's format. */
const passkey = object({
  passkey: wireText,
  browser: wireText,
  system: wireText,
  createdAt: wireText,
  usedAt: textOrNull,
})
const passkeysAnswer = object({ token: textOrNull, passkeys: list(passkey) })
export type CustomerPasskey = v.InferOutput<typeof passkey>

/** The options for `navigator.credentials`, which only the browser reads. */
const optionsAnswer = object({
  token: textOrNull,
  options: v.looseObject({ challenge: v.string() }),
})

/** Whether the browser knows passkeys and the page's host has a name; an IP address has none. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Loaded when needed, because few visits use it. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Loads the options with which the browser offers its passkeys. They can be used once. */
export const loadPasskeyOptions = async ({ call }: CommerceSession) =>
  (await call('POST', 'passkey-login/options', optionsAnswer)).options

/**
 * Asks the browser for a passkey: in a window of its own, or among the suggestions of the e-mail
 * field (`inField`). Throws if the visitor cancels, or has no passkey. Null if the browser has no
 * such suggestions.
 */
export async function askForPasskey(options: { challenge: string }, inField: boolean) {
  const library = await loadLibrary()
  if (inField && !(await library.browserSupportsWebAuthnAutofill())) return null
  return library.startAuthentication({ optionsJSON: options, useBrowserAutofill: inField })
}

/** Ends a question to the browser that waits in a field. */
export const stopAsking = async () => (await loadLibrary()).WebAuthnAbortService.cancelCeremony()

/** Throws a `CommerceError` with status 406 if the shop does not know the passkey. */
export const logInByPasskey = ({ call }: CommerceSession, passkey: object) =>
  call('POST', 'passkey-login', selectionAnswer, passkey)

const path = 'customer/passkeys'

export const loadOwnPasskeys = async ({ call }: CommerceSession) => (await call('GET', path, passkeysAnswer)).passkeys

/** Lets the browser create a passkey, and stores it. Throws if the visitor cancels. */
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
