import * as paths from '#client/paths.ts'

export type PathName = keyof typeof paths

/**
 * Finds the route of a path: its name in `paths`, its pattern such as `/product/:slug`, and the
 * values of its parameters in `parts`. Null when no route matches.
 */
export function matchRoute(path: string): { name: PathName; route: string; parts: string[] } | null {
  for (const { name, route, pattern } of patterns) {
    const [whole, ...parts] = pattern.exec(path) ?? []
    if (whole !== undefined) return { name, route, parts }
  }
  return null
}

const isName = (name: string): name is PathName => Object.hasOwn(paths, name)

/**
 * Converts a route to a regular expression. `:slug` matches any segment, `:file{[0-9]+}` a segment
 * that matches the expression in braces.
 */
function toPattern(path: string) {
  const parts = path.split('/').map(part => {
    if (!part.startsWith(':')) return part.replaceAll('.', '\\.')
    return `(${/\{(.*)\}$/.exec(part)?.[1] ?? '[^/]+'})`
  })
  return new RegExp(`^${parts.join('/')}$`)
}

// Paths without parameters match first. Otherwise the order is alphabetical, since `paths` is a
// module namespace.
const patterns = Object.entries(paths)
  .sort(([, one], [, other]) => Number(one.includes(':')) - Number(other.includes(':')))
  .flatMap(([name, route]) => (isName(name) ? [{ name, route, pattern: toPattern(route) }] : []))
