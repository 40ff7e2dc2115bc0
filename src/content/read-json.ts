/** Reads a JSON answer of at most `limit` bytes. Throws when it is longer, ends early or is no JSON; the rest is not fetched. */
export async function readJson(response: Response, limit: number): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > limit) throw new Error(`The answer is longer than ${limit} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return JSON.parse(text + decoder.decode())
}
