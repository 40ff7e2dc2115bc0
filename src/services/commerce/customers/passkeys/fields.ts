import * as v from 'valibot'

const text = v.pipe(v.string('must be text'), v.maxLength(20_000, 'is too long'))
const credential = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.object({}) }
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** A browser's response with a new passkey (WebAuthn Level 3, `toJSON`). */
export const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform(names => transports.filter(name => names.includes(name))),
      ),
    ),
  }),
})

/** A browser's response when a passkey was used. */
export const usedPasskey = v.object({
  ...credential,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})
