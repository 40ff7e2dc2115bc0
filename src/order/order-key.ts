/**
 * Returns the part of an order page's query that gives access to the whole order, `?until=…&key=…`.
 * Commerce checks the key. Empty if the address has no key.
 */
export function readOrderKey(address: string): string {
  const { searchParams } = new URL(address)
  const [until, key] = [searchParams.get('until'), searchParams.get('key')]
  return until && key ? `?${new URLSearchParams({ until, key })}` : ''
}
