/**
 * Generates 128 random bits as 32 hexadecimal digits, so that ids of lines, selections, payments
 * and orders cannot be guessed.
 */
export function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex()
}

/** Hashes a text with SHA-256 and returns hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toHex()
}
