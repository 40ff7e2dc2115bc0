import { Kind, parse, print } from 'graphql'
import type { Fetch } from '../services.ts'
import { createTool, renderToolPage } from './tool.tsx'

const example = `query ($locale: Locale!) {
  startPage(locale: $locale) { __typename }
}`

/** Creates a page with the content service's GraphQL schema and a form to send queries. */
export const createGraphqlPage = (schema: string) => {
  const types = listTypes(schema)
  return (content: Fetch) =>
    createTool('/__graphql').get('/', async c => {
      const { query = example, variables = '{ "locale": "en" }' } = c.req.query()
      const answer = c.req.query('query') ? await sendQuery(content, query, variables) : null
      return c.html(
        renderToolPage(
          'Content service',
          <>
            <form>
              <p>
                <label htmlFor="query">Query</label>
                <textarea id="query" name="query" rows={10} defaultValue={query} />
              </p>
              <p>
                <label htmlFor="variables">Variables</label>
                <textarea id="variables" name="variables" rows={3} defaultValue={variables} />
              </p>
              <button type="submit">Send</button>
            </form>
            {answer !== null && (
              <>
                <h2>Answer</h2>
                <pre>{answer}</pre>
              </>
            )}
            <h2>Schema</h2>
            {types.map(({ name, text }) => (
              <section key={name} id={name}>
                <h3>{name}</h3>
                <pre>{linkTypes(text, types)}</pre>
              </section>
            ))}
          </>,
        ),
      )
    })
}

interface Type {
  name: string
  text: string
}

const listTypes = (schema: string): Type[] =>
  parse(schema, { noLocation: true }).definitions.flatMap(definition =>
    'name' in definition && definition.name && definition.kind !== Kind.OPERATION_DEFINITION
      ? [{ name: definition.name.value, text: print(definition) }]
      : [],
  )

/** Turns names of types into links to these types. */
function linkTypes(text: string, types: Type[]) {
  const names = new Set(types.map(({ name }) => name))
  return text.split(/\b/).map((word, index) =>
    names.has(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static words, never reordered
      <a key={index} href={`#${word}`}>
        {word}
      </a>
    ) : (
      word
    ),
  )
}

/** Sends a query. Returns the service's response as indented JSON, or the error message. */
async function sendQuery(content: Fetch, query: string, variables: string): Promise<string> {
  try {
    const response = await content(
      new Request('http://content/api/content/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ query, variables: JSON.parse(variables || '{}') }),
      }),
    )
    return JSON.stringify(await response.json(), null, 2)
  } catch (error) {
    return String(error)
  }
}
