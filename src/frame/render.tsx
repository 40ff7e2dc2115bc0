import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { ContentError } from '../content/client.ts'
import type { Head } from '../document.tsx'
import type { AppEnv } from '../env.ts'
import { Island } from '../island.tsx'
import { Frame, QuietFrame } from './frame.tsx'
import { type GlobalContent, loadGlobalContent } from './global-content.ts'

/** Answers with a page inside the shop's frame. Set status and headers before: they go out first. */
export async function renderPage(c: Context<AppEnv>, page: ReactNode, head: Head): Promise<Response> {
  const { visit, path } = c.var
  const content = await globalContent(c)
  return c.render(
    <Frame
      content={content}
      path={path}
      country={visit.country}
      currency={visit.currency}
      tradePortal={c.env.TRADE_PORTAL_URL}
      bag={<Island name="bag/bag-drawer" when="interaction" props={{}} />}
    >
      {page}
    </Frame>,
    titled(head, content),
  )
}

/** Answers with a page inside the checkout's frame: the shop's name and nothing to wander off to. */
export async function renderQuiet(c: Context<AppEnv>, page: ReactNode, head: Head): Promise<Response> {
  const content = await globalContent(c)
  return c.render(<QuietFrame content={content}>{page}</QuietFrame>, titled(head, content))
}

const titled = (head: Head, { config }: GlobalContent): Head =>
  config.shopName && !head.title.includes(config.shopName)
    ? { ...head, title: `${head.title} – ${config.shopName}` }
    : head

/** The frame's content; an empty frame when the content service is gone, so that the page itself can still be told. */
async function globalContent(c: Context<AppEnv>): Promise<GlobalContent> {
  try {
    return await loadGlobalContent(c.var.services.content, c.var.visit.locale, c.var.visit.preview)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(JSON.stringify({ event: 'frame_empty', error: error.message, cause: String(error.cause ?? '') }))
    return emptyFrame
  }
}

const emptyFrame: GlobalContent = {
  header: [],
  footer: { newsletterText: '', columns: [] },
  config: {
    shopName: '',
    seoData: { title: '', description: '', shareImage: null },
    newsletterModalText: '',
    newsletterModalSuccessText: '',
    popularSearches: [],
  },
}
