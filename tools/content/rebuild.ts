interface Options {
  site: string
  token: string
}

/**
 * Makes listing, search and the list of entries anew in a deployed shop, some entries at a time.
 * Returns the last answer: not `ok` when the shop refused or failed.
 */
export async function rebuildAt({ site, token }: Options): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${site}/api/content/rebuild`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    if (answer.status !== 202) return answer
  }
}
