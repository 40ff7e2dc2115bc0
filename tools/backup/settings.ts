import { globSync, readFileSync } from 'node:fs'

/** Names of the variables in `wrangler.toml`, without values, some of which are keys. */
export function variables(): string[] {
  const [, vars = ''] = readFileSync('wrangler.toml', 'utf8').split(/^\[vars\]$/m)
  const [own = ''] = vars.split(/^\[/m)
  return [...own.matchAll(/^([A-Z_]+) = /gm)].map(([, name = '']) => name)
}

/** Names of all secrets that the shop can use, for backups of shops that cannot list theirs. */
export const knownSecrets = () =>
  [...readFileSync('.dev.vars.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** The migrations that this version has. */
export const knownMigrations = () =>
  globSync('src/services/*/migrations/*.sql').map(path => path.split('/').at(-1) ?? '')
