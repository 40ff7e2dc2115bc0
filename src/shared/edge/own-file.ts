/**
 * Fetches a file from the folder `public`. In development the ASSETS binding does not have these
 * files, so they are fetched from the development server.
 */
export function fetchPublicFile(
  path: string,
  { ASSETS, SITE_URL }: Pick<Env, 'ASSETS' | 'SITE_URL'>,
): Promise<Response> {
  return import.meta.env.DEV ? fetch(new URL(path, SITE_URL)) : ASSETS.fetch(new URL(path, 'https://assets.local'))
}
