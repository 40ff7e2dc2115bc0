import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../../env.ts'
import { ContentError } from '../content/client.ts'
import type { Head } from '../document/document.tsx'
import { formatPreloadLinks } from '../document/preload.ts'
import { type PageContent, renderWholePage } from '../document/whole-page.ts'
import { findTagScript } from '../edge/tag-script.ts'
import { getSiteUrl } from '../edge/visit/site.ts'
import { describeBreadcrumbs } from '../structured-data/things.ts'
import { loadCachedContent } from './content/cached-content.ts'
import { fetchGlobalContent, type GlobalContent } from './content/global-content.ts'
import { CheckoutFrame } from './frame.tsx'
import { PageFrame } from './page-frame.tsx'

/**
 * Responds with a page inside the shop's frame. Set status and headers before the call, because the
 * response may start during it. `made` says whether a public page's HTML can be cached
 * (`whole-page.ts`).
 */
export async function renderPage(
  c: Context<AppEnv>,
  page: ReactNode,
  head: Head,
  made: PageContent = {},
): Promise<Response> {
  const { visit, path } = c.var
  const content = await loadFrameContent(c)
  return renderWholePage(c, { ...made, sources: made.sources && [content, ...made.sources] }, () => {
    c.header('Link', formatPreloadLinks(head))
    return c.render(
      <PageFrame
        content={content}
        visit={visit}
        path={path}
        tradePortal={c.env.TRADE_PORTAL_URL}
        hasTag={findTagScript(c.env) !== null}
      >
        {page}
      </PageFrame>,
      completeHead(c, head, content),
    )
  })
}

/** Responds with a page inside the checkout's frame, which has no links out of the checkout. */
export async function renderCheckoutPage(c: Context<AppEnv>, page: ReactNode, head: Head): Promise<Response> {
  const content = await loadFrameContent(c)
  c.header('Link', formatPreloadLinks(head))
  return c.render(<CheckoutFrame content={content}>{page}</CheckoutFrame>, addShopName(head, content))
}

/**
 * Adds the metadata that every page has: the shop's name, a picture for link previews, and
 * breadcrumbs for search engines.
 */
function completeHead(c: Context<AppEnv>, head: Head, content: GlobalContent): Head {
  const { crumbs, things = [] } = head
  return {
    ...addShopName(head, content),
    shareImage: head.shareImage ?? content.config.seoData.shareImage ?? undefined,
    things: crumbs ? [...things, describeBreadcrumbs(getSiteUrl(c), crumbs, head.title)] : things,
  }
}

const addShopName = (head: Head, { config }: GlobalContent): Head =>
  config.shopName && !head.title.includes(config.shopName)
    ? { ...head, title: `${head.title} – ${config.shopName}` }
    : head

/** Starts loading the frame's content early, in parallel with the page's queries. */
export function startFrame(c: Context<AppEnv>) {
  if (!c.var.visit.preview) void cachedContent(c)
}

/** Loads the frame's content. A preview gets the current drafts if the content service responds. */
export async function loadFrameContent(c: Context<AppEnv>): Promise<GlobalContent> {
  const { services, visit } = c.var
  if (!visit.preview) return cachedContent(c)
  return (await fetchGlobalContent(services.content, visit.locale, true).catch(expectContentError)) ?? cachedContent(c)
}

function cachedContent(c: Context<AppEnv>): Promise<GlobalContent> {
  const wait = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const sources = { kv: c.env.CONTENT_KV, content: c.var.services.content, wait, shopName: c.env.SHOP_NAME }
  return loadCachedContent(sources, c.var.visit.locale)
}

function expectContentError(error: unknown) {
  if (!(error instanceof ContentError)) throw error
  console.warn(JSON.stringify({ event: 'preview_frame_kept', error: error.message }))
  return null
}
