import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { setPrivateCache } from '../shared/edge/cache.ts'

/**
 * Creates a Hono app for a local tool at `path`. Its pages may use styles and forms, not scripts.
 */
export const createTool = (path: string) =>
  new Hono<{ Bindings: Env }>()
    .basePath(path)
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'unsafe-inline'"],
          imgSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
        },
      }),
    )
    .use(async (c, next) => {
      await next()
      setPrivateCache(c.res.headers)
    })

/** Renders the complete HTML document of a local tool's page. */
export const renderToolPage = (title: string, body: ReactNode) =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>,
  )}`

const style = `
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #221f1a; background: #f8f5f0 }
  a { color: inherit }
  pre, textarea { box-sizing: border-box; width: 100%; overflow: auto; padding: 0.75rem; border: 1px solid #ddd6c8; background: #fff; font: 0.85rem/1.5 ui-monospace, monospace }
  details { padding: 0.4rem 0; border-top: 1px solid #ddd6c8 }
  summary code { font-weight: 600; overflow-wrap: anywhere }
`
