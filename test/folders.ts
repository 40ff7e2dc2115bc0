/** The folders of a service, in order: a folder imports itself and those before it. */
const services: Record<string, string> = {
  'src/services/commerce':
    'lib http limits mail catalogue vouchers delivery selection newsletter customers terms addresses orders payments withdrawals inquiries refunds documents account fulfilment management samples',
  'src/services/content':
    'lib differences editors login query entries claims forms product cards rules duties overlay overview listing search publishing rebuild releases connectors sanity management files presence graphql',
}

/** What services know of the shop. */
const knownToServices = /^client\/(shared\/((commerce|money|photometry|law)\/|(csv|i18n\/locales)\.ts$)|paths\.ts$)/

export const serviceFolders: [service: string, folders: string[]][] = Object.entries(services).map(
  ([service, folders]) => [service, folders.split(' ')],
)

/**
 * Why a file may not import another one, as a sentence; null where it may. Both are paths from the
 * root; packages may be imported as far as this goes.
 */
export function refusal(path: string, imported: string): string | null {
  const [service, folders] = serviceFolders.find(([service]) => path.startsWith(`${service}/`)) ?? []
  if (!service || !folders || !/^(src|client|tools|test)\//.test(imported)) return null
  if (!imported.startsWith(`${service}/`))
    return knownToServices.test(imported) ? null : `${path} imports ${imported}: a service shares nothing but HTTP`
  const [own, other] = [path, imported].map(one => one.slice(service.length + 1).split('/'))
  // Files beside the folders bring them together; routes are mounted by them.
  if (!own || !other || own.length === 1 || /routes\.tsx?$/.test(path)) return null
  if (other.length === 1)
    return /^(env\.ts|schema\.graphql)/.test(other[0] ?? '') ? null : `${path} imports ${imported}, which is above it`
  const [from, to] = [own, other].map(([folder = '']) => folders.indexOf(folder))
  if (from === undefined || to === undefined || from < 0 || to < 0)
    return `${path} or ${imported} is in no known folder`
  return to > from ? `${path} imports ${imported}, whose folder comes later` : null
}
