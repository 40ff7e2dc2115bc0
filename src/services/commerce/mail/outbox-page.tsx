import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { renderToStaticMarkup } from 'react-dom/server'
import { LocalPage } from './local-page.tsx'
import { findOutboxEntry, loadEntries, type Mail, type MailComposer, writeMail } from './outbox.ts'

/**
 * Creates the routes of the pages where developers read the shop's mails. Without `LOCAL_TOOLS`,
 * the routes respond with 404.
 */
export const createOutbox = <Content,>(composer: MailComposer<Content>) =>
  new Hono<{ Bindings: Env }>()
    .basePath('/__outbox')
    .use(async (c, next) => (c.env.LOCAL_TOOLS ? next() : c.notFound()))
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'unsafe-inline'"],
          // Pictures of products may be on other hosts.
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
      const { entries, older } = await loadEntries(c.env.COMMERCE_DB, parseBefore(c.req.query('before')))
      const mails = await Promise.all(
        entries.map(async entry => ({
          ...entry,
          to: entry.recipient,
          ...mailView(await writeMail(c.env, entry, composer)),
        })),
      )
      if (c.req.query('format') === 'json') return c.json(mails)
      return c.html(`<!DOCTYPE html>${renderToStaticMarkup(<Outbox mails={mails} older={older} />)}`)
    })
    .get('/:id{[0-9]{1,9}}', async c => {
      const entry = await findOutboxEntry(c.env.COMMERCE_DB, Number(c.req.param('id')))
      if (!entry) return c.notFound()
      const mail = await writeMail(c.env, entry, composer)
      const attachment = mail.attachments?.find(({ filename }) => filename === c.req.query('attachment'))
      if (attachment) return c.body(Uint8Array.fromBase64(attachment.content), 200, { 'Content-Type': attachment.type })
      return c.req.query('format') === 'json'
        ? c.json({ ...entry, to: entry.recipient, ...mailView(mail) })
        : c.html(mail.html)
    })

/** A mail as JSON, without the content of its attachments, which have their own addresses. */
const mailView = ({ attachments = [], ...mail }: Mail) => ({
  ...mail,
  attachments: attachments.map(({ filename, type }) => ({ filename, type })),
})

/** Parses `before`: the page shows mails with lower ids, the newest first. Default: all mails. */
const parseBefore = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER)

type Mails = ({ id: number; to: string; created: string; sent: string | null } & ReturnType<typeof mailView>)[]

function Outbox({ mails, older }: { mails: Mails; older: number | null }) {
  return (
    <LocalPage title="Outbox" style={style}>
      {mails.length === 0 && <p>No mail has been written yet.</p>}
      <ul>
        {mails.map(({ id, to, subject, created, sent, attachments }) => (
          <li key={id}>
            <a href={`/__outbox/${id}`}>{subject}</a>
            <br />
            To {to}, written {created}, {sent ? `sent ${sent}` : 'not sent yet'}
            {attachments.map(({ filename }) => (
              <span key={filename}>
                , <a href={`/__outbox/${id}?attachment=${filename}`}>{filename}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {older !== null && <a href={`/__outbox?before=${older}`}>Older mails</a>}
    </LocalPage>
  )
}

const style = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #221f1a; background: #f8f5f0 }
  ul { padding: 0; list-style: none }
  li { padding: 0.75rem 0; border-top: 1px solid #ddd6c8 }
  a { color: inherit }
`
