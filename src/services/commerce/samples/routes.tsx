import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { renderToStaticMarkup } from 'react-dom/server'
import { type LanguageCode, pickLanguage } from '../lib/languages.ts'
import { LocalPage } from '../mail/local-page.tsx'
import type { Mail } from '../mail/outbox.ts'
import type { PaymentMethod } from '../selection/state.ts'
import { writeSampleMails } from './mails.ts'

/**
 * Creates the routes of the style guide's page with samples of all mails. Each sample is shown for
 * phones and desktops, in light and in dark mode. Without `LOCAL_TOOLS`, the routes respond with
 * 404.
 */
export const createMailSamples = (providersOf: (env: Env) => PaymentMethod[]) =>
  new Hono<{ Bindings: Env }>()
    .basePath('/__mails')
    .use(async (c, next) => (c.env.LOCAL_TOOLS ? next() : c.notFound()))
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'unsafe-inline'"],
          // Pictures of products may be on other hosts.
          imgSrc: ["'self'", 'https:'],
          frameSrc: ["'self'"],
          frameAncestors: ["'self'"],
          baseUri: ["'none'"],
        },
      }),
    )
    .use(async (c, next) => {
      await next()
      c.header('Cache-Control', 'no-store')
    })
    .get('/', async c => {
      const language = pickLanguage(c.req.query('language'))
      const samples = listSamples(await writeSampleMails(c.env, providersOf(c.env), language))
      if (c.req.query('format') === 'json') return c.json(samples)
      return c.html(`<!DOCTYPE html>${renderToStaticMarkup(<Mails mails={samples} language={language} />)}`)
    })
    .get('/:name{[a-z_]+-[0-9]}', async c => {
      const language = pickLanguage(c.req.query('language'))
      const samples = listSamples(await writeSampleMails(c.env, providersOf(c.env), language))
      const mail = samples.find(({ name }) => name === c.req.param('name'))
      if (!mail) return c.notFound()
      return c.req.query('format') === 'text' ? c.text(mail.text) : c.html(mail.html)
    })

type SampleMail = Mail & { name: string; kind: string }

const listSamples = (mails: Record<string, Mail[]>): SampleMail[] =>
  Object.entries(mails).flatMap(([kind, forms]) =>
    forms.map((mail, index) => ({ ...mail, kind, name: `${kind}-${index + 1}` })),
  )

function Mails({ mails, language }: { mails: SampleMail[]; language: LanguageCode }) {
  return (
    <LocalPage title="Mails" style={style}>
      <p>
        <a href="/__mails?language=en">English</a> <a href="/__mails?language=sv">Svenska</a>
      </p>
      {mails.map(({ name, subject }) => (
        <section key={name} id={name} lang={language}>
          <h2>{subject}</h2>
          <p>
            {name}, <a href={sampleAddress(name, language)}>HTML</a>,{' '}
            <a href={`${sampleAddress(name, language)}&format=text`}>text</a>
          </p>
          {(['light', 'dark'] as const).map(scheme =>
            [320, 600].map(width => (
              <iframe
                key={`${scheme} ${width}`}
                title={`${subject}, ${scheme}, ${width} px`}
                src={sampleAddress(name, language)}
                loading="lazy"
                width={width}
                height={640}
                // The page in the frame gets this colour scheme, too.
                style={{ colorScheme: scheme }}
              />
            )),
          )}
        </section>
      ))}
    </LocalPage>
  )
}

const style = `
  body { margin: 3rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #221f1a; background: #f8f5f0 }
  a { color: inherit }
  iframe { max-width: 100%; margin-right: 8px; border: 1px solid #ddd6c8 }
`

const sampleAddress = (name: string, language: LanguageCode) => `/__mails/${name}?language=${language}`
