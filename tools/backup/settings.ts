import { globSync, readFileSync } from 'node:fs'

/** Names of the variables in `wrangler.toml`, without values, because some values are keys. */
export function variables(): string[] {
  const [, vars = ''] = readFileSync('wrangler.toml', 'utf8').split(/^\[vars\]$/m)
  const [own = ''] = vars.split(/^\[/m)
  return [...own.matchAll(/^([A-Z_]+) = /gm)].map(([, name = '']) => name)
}

/** Names of all secrets that the shop can use, for storage that cannot list which ones are set. */
export const knownSecrets = () =>
  [...readFileSync('.dev.vars.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** File names of the migrations in this version of the shop. */
export const knownMigrations = () =>
  globSync('src/services/*/migrations/*.sql').map(path => path.split('/').at(-1) ?? '')
