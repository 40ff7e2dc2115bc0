import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

type Get<T> = (path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<T>

interface Described {
  key: string
  path: RegExp
  /** The JSON pointer to the operation in the document. */
  pointer: string
  statuses: string[]
}

/**
 * Wraps `get` so that every answer of these interfaces must match its description in `docs/api`,
 * without additional fields. `unused()` lists the described calls that have not succeeded so far.
 */
export function checkAnswers<T extends Response>(get: Get<T>, names = ['management', 'checkout']) {
  const interfaces = names.map(name => openDescription(name, bases[name] ?? ''))
  const used = new Set<string>()

  async function checkedGet(...[path, init]: Parameters<Get<T>>): Promise<T> {
    const response = await get(path, init)
    const [target = ''] = path.split('?')
    const known = interfaces.find(({ base }) => target.startsWith(`${base}/`))
    if (!known) return response
    const method = init?.method ?? 'GET'
    const operation = known.find(method, target.slice(known.base.length))
    const name = `${method} ${path} ${response.status}`
    if (!operation) return expect.unreachable(`${name} is not described`)
    if (response.status < 400) used.add(`${known.name} ${operation.key}`)
    const text = await response.clone().text()
    const file = known.findFileType(operation, response.status)
    if (text) expect(response.headers.get('content-type'), name).toMatch(file ?? /^application\/json$/)
    if (file) return response
    expect(known.faults(operation, { status: response.status, text, body: init?.body }), name).toEqual([])
    return response
  }

  const unused = () =>
    interfaces.flatMap(({ name, keys }) => keys.map(key => `${name} ${key}`)).filter(key => !used.has(key))
  return { get: checkedGet, unused }
}

/** The path of each interface. */
const bases: Record<string, string> = {
  management: '/api/checkout/management',
  checkout: '/api/checkout',
  'content-management': '/api/content',
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: unknown, ...path: string[]): Node => {
  const found = path.reduce((node: unknown, part) => (isNode(node) ? node[part] : undefined), value)
  return isNode(found) ? found : {}
}

function openDescription(name: string, base: string) {
  const document: unknown = JSON.parse(readFileSync(`docs/api/${name}.json`, 'utf8'))
  // With `strict`, Ajv would refuse the OpenAPI keywords around the schemas.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ ...at(closeObjects(document)) }, 'answers')
  ajv.addSchema({ ...at(document) }, 'requests')
  const operations: Described[] = Object.entries(at(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(at(methods)).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      pointer: `#/paths/${escapePointer(path)}/${method}`,
      statuses: Object.keys(at(operation, 'responses')),
    })),
  )

  const content = 'content/application~1json/schema'
  function faultsOf($ref: string, value: unknown): string[] {
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref })
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    )
  }

  function faults(
    { key, pointer, statuses }: Described,
    { status, text, body }: { status: number; text: string; body?: string | undefined },
  ): string[] {
    const range = statuses.includes(`${status}`) ? `${status}` : `${Math.floor(status / 100)}XX`
    if (!statuses.includes(range)) return ['a status that is not described']
    const [method = '', path = ''] = key.split(' ')
    const operation = at(document, 'paths', path, method.toLowerCase())
    const response = at(operation, 'responses', range)
    const shared = typeof response.$ref === 'string' ? response.$ref : `${pointer}/responses/${range}`
    const isEmpty = response.$ref === undefined && response.content === undefined
    const answer = isEmpty ? (text ? ['has a body'] : []) : faultsOf(`answers${shared}/${content}`, JSON.parse(text))
    const isTaken = status < 400 && body !== undefined && operation.requestBody !== undefined
    return isTaken ? [...answer, ...faultsOf(`requests${pointer}/requestBody/${content}`, JSON.parse(body))] : answer
  }

  /** The media type of an answer that is described as a file; null for JSON. */
  function findFileType({ key }: Described, status: number): string | null {
    const [method = '', path = ''] = key.split(' ')
    const answer = at(document, 'paths', path, method.toLowerCase(), 'responses', String(status), 'content')
    return Object.keys(answer).find(type => type !== 'application/json') ?? null
  }

  const find = (method: string, path: string) =>
    operations
      .filter(operation => operation.key.startsWith(`${method} `) && operation.path.test(path))
      .sort((one, other) => one.key.split('{').length - other.key.split('{').length)[0]
  return { name, base, find, findFileType, faults, keys: operations.map(({ key }) => key) }
}

const escapePointer = (path: string) =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

/** A copy of the document in which objects allow only the fields that are described. */
function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects)
  if (!isNode(value)) return value
  const node = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, closeObjects(entry)]))
  const isOpen = node.type === 'object' && isNode(node.properties) && node.additionalProperties === undefined
  return isOpen ? { ...node, additionalProperties: false } : node
}
