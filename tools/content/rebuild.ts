interface Options {
  site: string
  token: string
}

/**
 * Rebuilds listing, search and the list of entries in a deployed shop; each request rebuilds some
 * of the entries. Returns the last response, which is not `ok` if the shop rejected the request or
 * failed.
 */
export async function rebuildShop({ site, token }: Options): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${site}/api/content/rebuild`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    if (answer.status !== 202) return answer
  }
}
