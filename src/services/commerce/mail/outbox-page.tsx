import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ComposeMail, findEntry, loadEntries, writeMail } from './outbox.ts'

/** Shows the mails of this shop for local use; without `LOCAL_TOOLS` the page does not exist. */
export const createOutbox = (composeMail: ComposeMail) =>
  new Hono<{ Bindings: Env }>()
    .basePath('/__outbox')
    .use(async (c, next) => (c.env.LOCAL_TOOLS ? next() : c.notFound()))
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'unsafe-inline'"],
          // The pictures of articles, which may be elsewhere.
          imgSrc: ["'self'", 'https:'],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
        },
      }),
    )
    .use(async (c, next) => {
      await next()
      c.header('Cache-Control', 'no-store')
    })
    .get('/', async c => {
      const { entries, older } = await loadEntries(c.env.COMMERCE_DB, beforeOf(c.req.query('before')))
      const mails = await Promise.all(
        entries.map(async entry => ({
          ...entry,
          to: entry.recipient,
          ...(await writeMail(c.env, entry, composeMail)),
        })),
      )
      if (c.req.query('format') === 'json') return c.json(mails)
      return c.html(`<!DOCTYPE html>${renderToStaticMarkup(<Outbox mails={mails} older={older} />)}`)
    })
    .get('/:id{[0-9]{1,9}}', async c => {
      const entry = await findEntry(c.env.COMMERCE_DB, Number(c.req.param('id')))
      if (!entry) return c.notFound()
      const mail = await writeMail(c.env, entry, composeMail)
      return c.req.query('format') === 'json' ? c.json({ ...entry, to: entry.recipient, ...mail }) : c.html(mail.html)
    })

/** Where a page starts; without a number, at the newest mail. */
const beforeOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER)

type Mails = { id: number; to: string; subject: string; created: string; sent: string | null }[]

function Outbox({ mails, older }: { mails: Mails; older: number | null }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Outbox</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          {mails.length === 0 && <p>No mail has been written yet.</p>}
          <ul>
            {mails.map(({ id, to, subject, created, sent }) => (
              <li key={id}>
                <a href={`/__outbox/${id}`}>{subject}</a>
                <br />
                To {to}, written {created}, {sent ? `sent ${sent}` : 'not sent yet'}
              </li>
            ))}
          </ul>
          {older !== null && <a href={`/__outbox?before=${older}`}>Older mails</a>}
        </main>
      </body>
    </html>
  )
}

const style = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #221f1a; background: #f8f5f0 }
  ul { padding: 0; list-style: none }
  li { padding: 0.75rem 0; border-top: 1px solid #ddd6c8 }
  a { color: inherit }
`
