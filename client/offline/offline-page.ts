import { texts as fallback } from '../i18n/en/offline.ts'
import type { OfflineMessages } from '../i18n/index.ts'

const parts = import.meta.glob<OfflineMessages>('../i18n/*/offline.ts', { eager: true, import: 'texts' })

/** The offline page, in the language of the requested path. Loads nothing. */
export function offlinePage(path: string): Response {
  const [, first = ''] = path.split('/')
  const translated = parts[`../i18n/${first}/offline.ts`]
  const locale = translated ? first : 'en'
  const { title, lead, again } = (translated ?? fallback).offline
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${lead}</p><a href="">${again}</a></main></html>`
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

const style = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
body { display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 1rem; box-sizing: border-box; background: #2b241d; color: #f3ebdf; font: 1.0625rem/1.5 "Familjen Grotesk", system-ui, sans-serif }
main { max-width: 34rem }
h1 { margin: 0; font-size: clamp(2rem, 7vw, 3.5rem); line-height: 1.05; letter-spacing: -.02em }
p { margin: 1rem 0 1.5rem; text-wrap: pretty }
a { display: inline-block; padding: .7rem 1.4rem; border-radius: 2px; background: #f3ebdf; color: #2b241d; text-decoration: none }
a:focus-visible { outline: 2px solid #e7a650; outline-offset: 3px }`
