import * as v from 'valibot'

const text = v.pipe(v.string('must be a text'), v.maxLength(20_000, 'is too long'))
const credential = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.object({}) }
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** What a browser answers when it has made a passkey (WebAuthn level 3, `toJSON`). */
export const passkeyRegistration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(v.unknown()), v.transform(known))),
  }),
})

/** What it answers when a passkey was used. */
export const authentication = v.object({
  ...credential,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

function known(given: unknown[]) {
  return transports.filter(name => given.includes(name))
}
