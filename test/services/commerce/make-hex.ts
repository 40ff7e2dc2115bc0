/**
 * Adds `toHex` and `fromHex` to `Uint8Array` if they are missing. The Workers runtime has both, but
 * this Node.js may be too old, and PDF.js adds only one of them.
 */
export function makeHex() {
  if (!('toHex' in Uint8Array.prototype))
    Object.defineProperty(Uint8Array.prototype, 'toHex', {
      value(this: Uint8Array) {
        return Buffer.from(this).toString('hex')
      },
    })
  if (!('fromHex' in Uint8Array))
    Object.defineProperty(Uint8Array, 'fromHex', { value: (text: string) => new Uint8Array(Buffer.from(text, 'hex')) })
}
