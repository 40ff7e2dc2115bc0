/**
 * Reads a file of `public/masters`. In development the ASSETS binding lacks them, so the
 * development server is requested.
 */
export function ownFile(name: string, { ASSETS, SITE_URL }: Pick<Env, 'ASSETS' | 'SITE_URL'>): Promise<Response> {
  const path = `/masters/${name}`
  return import.meta.env.DEV ? fetch(new URL(path, SITE_URL)) : ASSETS.fetch(new URL(path, 'https://assets.local'))
}
