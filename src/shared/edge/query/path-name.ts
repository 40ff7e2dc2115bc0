import * as paths from '#client/paths.ts'

export type PathName = keyof typeof paths

/**
 * The name of the route that a path belongs to, the route, such as `/product/:slug`, and the path's
 * segments in place of its parameters; null for none.
 */
export function nameOfPath(path: string): { name: PathName; route: string; parts: string[] } | null {
  for (const { name, route, pattern } of patterns) {
    const [whole, ...parts] = pattern.exec(path) ?? []
    if (whole !== undefined) return { name, route, parts }
  }
  return null
}

const isName = (name: string): name is PathName => Object.hasOwn(paths, name)

/** `:slug` matches any segment, `:file{[0-9]+}` one that matches the expression. */
function patternOf(path: string) {
  const parts = path.split('/').map(part => {
    if (!part.startsWith(':')) return part.replaceAll('.', '\\.')
    return `(${/\{(.*)\}$/.exec(part)?.[1] ?? '[^/]+'})`
  })
  return new RegExp(`^${parts.join('/')}$`)
}

// Fixed paths first: a module's names come in alphabetical order, not as they were written.
const patterns = Object.entries(paths)
  .sort(([, one], [, other]) => Number(one.includes(':')) - Number(other.includes(':')))
  .flatMap(([name, route]) => (isName(name) ? [{ name, route, pattern: patternOf(route) }] : []))
