/**
 * What opens an order whole, from its page's address: `?until=…&key=…`, which commerce checks.
 * Empty without it.
 */
export function orderKeyIn(address: string): string {
  const { searchParams } = new URL(address)
  const [until, key] = [searchParams.get('until'), searchParams.get('key')]
  return until && key ? `?${new URLSearchParams({ until, key })}` : ''
}
