/**
 * The part of an order page's query that opens all of the order: `?until=…&key=…`, which commerce
 * checks. Empty if it is missing.
 */
export function readOrderKey(address: string): string {
  const { searchParams } = new URL(address)
  const [until, key] = [searchParams.get('until'), searchParams.get('key')]
  return until && key ? `?${new URLSearchParams({ until, key })}` : ''
}
