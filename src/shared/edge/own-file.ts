/**
 * Reads a file of `public`. In development the ASSETS binding lacks them, so the development server
 * is requested.
 */
export function ownFile(path: string, { ASSETS, SITE_URL }: Pick<Env, 'ASSETS' | 'SITE_URL'>): Promise<Response> {
  return import.meta.env.DEV ? fetch(new URL(path, SITE_URL)) : ASSETS.fetch(new URL(path, 'https://assets.local'))
}
