/** The subfolders of each folder. A subfolder may import itself and those listed before it. */
const order = {
  'src/shared': 'edge content drawing paper photometry structured-data preview document guarantees frame bands',
  'client/shared':
    'css names light-mix photometry browser texts money ui law commerce analytics hooks island product-card purchase frame bands',
  'src/services/commerce':
    'lib http limits mail catalogue vouchers delivery selection newsletter customers terms addresses orders documents payments withdrawals inquiries refunds account fulfilment management samples',
  'src/services/content':
    'lib differences editors login query entries claims forms product cards rules duties overlay overview listing search publishing rebuild releases connectors sanity management files presence graphql',
}

export const ordered: [place: string, folders: string[]][] = Object.entries(order).map(([place, folders]) => [
  place,
  folders.split(' '),
])

/** Every subfolder may import these files, which are outside the subfolders. */
const below =
  /^(src\/(env|services|visit|request-context|cache-tags)|client\/(paths|api-paths|urls|page-data|islands|texts|shared\/csv)|src\/services\/\w+\/(env|schema\.graphql))(\.ts|\?|$)/

/** Code of the shop that services may import. */
const knownToServices = /^client\/(shared\/((commerce|money|photometry|law)\/|(csv|texts\/locales)\.ts$)|paths\.ts$)/

/** Files that may import everything: those outside subfolders, local tools, and routes. */
const above = /^(src|client)(\/shared|\/services\/\w+)?\/[^/]+$|^(src|client)\/local\/|^src\/services\/.*routes\.tsx?$/

/** The name of the subfolder of `place` that contains the file. */
const folderIn = (place: string, path: string) => path.slice(place.length + 1).split('/')[0] ?? ''
const findPlace = (path: string) => ordered.find(([place]) => path.startsWith(`${place}/`))

/**
 * Returns a sentence that says why a file may not import another, or null if it may. Both paths
 * start at the root. A folder of `src` or `client` that `order` does not list is a feature, which
 * may import itself, shared code, and the feature of the same name in `client`.
 */
export function findRefusal(path: string, imported: string): string | null {
  if (!/^(src|client)\//.test(imported)) return null
  const refused = (why: string) => `${path} imports ${imported}: ${why}`
  if (path.startsWith('client/') && imported.startsWith('src/')) return refused('that code is not for browsers')
  const [own, other] = [findPlace(path), findPlace(imported)]
  const isService = own?.[0].startsWith('src/services/') === true
  if (isService && own !== other)
    return knownToServices.test(imported) ? null : refused('a service communicates with other code only over HTTP')
  if (!isService && imported.startsWith('src/services/') && !above.test(path))
    return refused('that code is a service, which the shop calls over HTTP')
  if (above.test(path) || below.test(imported)) return null
  if (own && own === other) {
    const [place, folders] = own
    const [from, to] = [path, imported].map(one => folders.indexOf(folderIn(place, one)))
    if (from === undefined || to === undefined || from < 0 || to < 0)
      return refused('a folder is not listed in folders.ts')
    return to > from ? refused('the imported folder comes later in folders.ts') : null
  }
  if (other) return null
  const [feature, imports] = [path, imported].map(one => folderIn(one.startsWith('src/') ? 'src' : 'client', one))
  return own || feature !== imports ? refused('that file belongs to another feature') : null
}
