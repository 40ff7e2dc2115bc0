import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../../env.ts'
import { ContentError } from '../content/client.ts'
import type { Head } from '../document/document.tsx'
import { preloadLinks } from '../document/preload.ts'
import { type MadePage, wholePage } from '../document/whole-page.ts'
import { tagOf } from '../edge/tag-script.ts'
import { siteOf } from '../edge/visit/site.ts'
import { breadcrumbList } from '../structured-data/things.ts'
import { cachedGlobalContent } from './content/cached-content.ts'
import { fetchGlobalContent, type GlobalContent } from './content/global-content.ts'
import { QuietFrame } from './frame.tsx'
import { PageFrame } from './page-frame.tsx'

/**
 * Responds with a page inside the shop's frame. Set status and headers before the call: they are
 * sent first. `made` lets a public page's HTML be cached (`whole-page.ts`).
 */
export async function renderPage(
  c: Context<AppEnv>,
  page: ReactNode,
  head: Head,
  made: MadePage = {},
): Promise<Response> {
  const { visit, path } = c.var
  const content = await loadFrameContent(c)
  return wholePage(c, { ...made, of: made.of && [content, ...made.of] }, () => {
    c.header('Link', preloadLinks(head))
    return c.render(
      <PageFrame
        content={content}
        visit={visit}
        path={path}
        tradePortal={c.env.TRADE_PORTAL_URL}
        hasTag={tagOf(c.env) !== null}
      >
        {page}
      </PageFrame>,
      completed(c, head, content),
    )
  })
}

/** Responds with a page inside the checkout's frame, which has no links out of the checkout. */
export async function renderQuiet(c: Context<AppEnv>, page: ReactNode, head: Head): Promise<Response> {
  const content = await loadFrameContent(c)
  c.header('Link', preloadLinks(head))
  return c.render(<QuietFrame content={content}>{page}</QuietFrame>, titled(head, content))
}

/**
 * Adds the metadata of every page: the shop's name, a preview picture, and breadcrumbs for search
 * engines.
 */
function completed(c: Context<AppEnv>, head: Head, content: GlobalContent): Head {
  const { crumbs, things = [] } = head
  return {
    ...titled(head, content),
    shareImage: head.shareImage ?? content.config.seoData.shareImage ?? undefined,
    things: crumbs ? [...things, breadcrumbList(siteOf(c), crumbs, head.title)] : things,
  }
}

const titled = (head: Head, { config }: GlobalContent): Head =>
  config.shopName && !head.title.includes(config.shopName)
    ? { ...head, title: `${head.title} – ${config.shopName}` }
    : head

/** Starts loading the frame's content in parallel with the page's queries. */
export function startFrame(c: Context<AppEnv>) {
  if (!c.var.visit.preview) void cachedContent(c)
}

/** The frame's content, which is always available; drafts in a preview, where nothing is cached. */
export async function loadFrameContent(c: Context<AppEnv>): Promise<GlobalContent> {
  const { services, visit } = c.var
  if (!visit.preview) return cachedContent(c)
  return (await fetchGlobalContent(services.content, visit.locale, true).catch(expectContentError)) ?? cachedContent(c)
}

function cachedContent(c: Context<AppEnv>): Promise<GlobalContent> {
  const wait = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const sources = { kv: c.env.CONTENT_KV, content: c.var.services.content, wait, shopName: c.env.SHOP_NAME }
  return cachedGlobalContent(sources, c.var.visit.locale)
}

function expectContentError(error: unknown) {
  if (!(error instanceof ContentError)) throw error
  console.warn(JSON.stringify({ event: 'preview_frame_kept', error: error.message }))
  return null
}
