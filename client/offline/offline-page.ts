import { pendant } from '../shared/ui/picture/pendant.ts'
import type { Like } from '../texts.ts'
import type { Brand } from './cached-brand.ts'
import { texts as fallback } from './texts/en.ts'

const parts = import.meta.glob<Like<typeof fallback>>('./texts/*.ts', { eager: true, import: 'texts' })

/**
 * Renders the offline page in the language of the requested path. The page contains everything that
 * it shows, because nothing can be loaded.
 */
export function renderOfflinePage(path: string, { font, shopName }: Brand): Response {
  const [, first = ''] = path.split('/')
  const translated = parts[`./texts/${first}.ts`]
  const locale = translated ? first : 'en'
  const home = translated && first !== 'en' ? `/${first}` : '/'
  const { title, lead, again, home: toHome } = (translated ?? fallback).offline
  const name = shopName.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  const face = font && `@font-face { font-family: "Familjen Grotesk"; font-weight: 400 700; src: url(${font}) }`
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${face}${style}</style><header>${name && `<a href="${home}">${name}</a>`}</header>${lamp}<main><h1>${title}</h1><p>${lead}</p><nav><a class="button" href="">${again}</a><a href="${home}">${toHome}</a></nav></main></html>`
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

/** A drawing of a lit pendant, as part of the page. */
const lamp = `<svg viewBox="${pendant.viewBox}" aria-hidden="true"><path d="${pendant.cord}" stroke="currentColor" stroke-width="1.5"/><path d="${pendant.shade}" fill="currentColor"/><path d="${pendant.bulb}" fill="#e7a650"/></svg>`

/** The page looks like the error pages: dark, with a lit lamp. */
const style = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
* { box-sizing: border-box; margin: 0 }
html { --lamp: clamp(14rem, min(48dvh, 100vw), 32rem); color-scheme: dark }
body { position: relative; display: flex; flex-direction: column; min-height: 100dvh; overflow-x: hidden; background: radial-gradient(clamp(18rem, 55vw, 50rem) var(--lamp) at 74% calc(.75 * var(--lamp)), rgb(231 166 80 / .32), transparent) #2b241d; color: #f3ebdf; font: 1.0625rem/1.5 "Familjen Grotesk", system-ui, sans-serif }
header, main { padding: 0 clamp(1rem, .44rem + 2.29vw, 2.5rem) }
header { min-height: 5rem; display: flex; align-items: center }
header a { padding: .5rem 0; font-size: clamp(1.5rem, 1.35rem + .6vw, 1.875rem); font-weight: 600; letter-spacing: -.045em; text-decoration: none }
svg { position: absolute; z-index: -1; top: 0; left: 74%; height: var(--lamp); translate: -50% 0; color: #6b5c4a }
main { margin-top: auto; padding-top: calc(.8 * var(--lamp)); padding-bottom: clamp(3rem, 8vw, 8rem) }
h1 { max-width: 14ch; font-size: clamp(2.99rem, 2.26rem + 2.99vw, 4.95rem); font-weight: 600; line-height: 1.05; letter-spacing: -.035em; text-wrap: balance }
p { max-width: 48ch; margin: 1.5rem 0 2rem; text-wrap: pretty }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem }
a { color: inherit; text-underline-offset: .25em }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem }
nav .button { min-height: 3.25rem; padding: 0 2rem; border-radius: 2px; background: #f3ebdf; color: #2b241d; font-weight: 500; text-decoration: none }
a:focus-visible { outline: 2px solid #e7a650; outline-offset: 3px }`
