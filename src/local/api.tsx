import * as v from 'valibot'
import checkout from '../../docs/api/checkout.json'
import management from '../../docs/api/management.json'
import { createTool, renderToolPage } from './tool.tsx'

const operation = v.object({
  tags: v.tuple([v.string()]),
  summary: v.string(),
  security: v.optional(v.unknown()),
  parameters: v.optional(v.unknown()),
  requestBody: v.optional(v.unknown()),
  responses: v.record(v.string(), v.unknown()),
})
const description = v.object({
  info: v.object({ title: v.string(), description: v.string() }),
  servers: v.tuple([v.object({ url: v.string() })]),
  tags: v.array(v.object({ name: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
})
type Description = v.InferOutput<typeof description>

const documents = { checkout, management }

/** Shows the OpenAPI descriptions in `docs/api`, and serves each as `/__api/<name>.json`. */
export const api = createTool('/__api')
  .get('/', c => {
    const read = Object.entries(documents).map(([name, document]) => ({ name, ...v.parse(description, document) }))
    return c.html(
      renderToolPage(
        'Interfaces',
        <>
          <p>
            Generated from the schemas by <code>npm run openapi</code>. The content service’s interface is{' '}
            <a href="/__graphql">GraphQL</a>.
          </p>
          {read.map(entry => (
            <Interface key={entry.name} {...entry} />
          ))}
        </>,
      ),
    )
  })
  .get('/checkout.json', c => c.json(checkout))
  .get('/management.json', c => c.json(management))

function Interface({ name, info, servers: [{ url }], tags, paths, components }: Description & { name: string }) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ ...entry, method: method.toUpperCase(), path })),
  )
  return (
    <section>
      <h2>{info.title}</h2>
      <p>
        {info.description} Base path: <code>{url}</code>. <a href={`/__api/${name}.json`}>OpenAPI 3.1</a>
      </p>
      {tags.map(tag => (
        <section key={tag.name}>
          <h3>{tag.name}</h3>
          {all
            .filter(({ tags: [own] }) => own === tag.name)
            .map(({ method, path, summary, tags: _, ...rest }) => (
              <details key={`${method} ${path}`}>
                <summary>
                  <code>
                    {method} {path}
                  </code>{' '}
                  {summary}
                </summary>
                <Linked name={name} value={rest} />
              </details>
            ))}
        </section>
      ))}
      <h3>Schemas</h3>
      {Object.entries(components.schemas).map(([schema, value]) => (
        <details key={schema} id={`${name}-${schema}`}>
          <summary>
            <code>{schema}</code>
          </summary>
          <Linked name={name} value={value} />
        </details>
      ))}
    </section>
  )
}

/** Renders JSON in which references to schemas are links. */
function Linked({ name, value }: { name: string; value: unknown }) {
  const parts = JSON.stringify(value, null, 2).split(/"#\/components\/schemas\/(\w+)"/)
  return (
    <pre>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: static parts, never reordered
          <a key={index} href={`#${name}-${part}`}>
            {part}
          </a>
        ),
      )}
    </pre>
  )
}
