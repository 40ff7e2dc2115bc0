/**
 * 128 random bits as 32 hexadecimal digits: unguessable ids of lines, selections, payments and
 * orders.
 */
export function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex()
}

/** SHA-256 of a text, in hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toHex()
}
