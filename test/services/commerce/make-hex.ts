/** The runtime has them; this process may be too old, and PDF.js brings only one of the two. */
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
