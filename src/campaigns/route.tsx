import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import { Hero } from '../shared/bands/hero.tsx'
import type { Head } from '../shared/document/document.tsx'
import { RoomLightIsland } from '../shared/document/room-light.tsx'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { PlaceContext, useMarks } from '../shared/preview/marks.ts'
import { describeList, structuredPictureUrl } from '../shared/structured-data/things.ts'
import { CampaignBlock } from './blocks.tsx'
import { type Campaign, loadCampaign } from './query.ts'

/** Serves the pages of campaigns. */
export const campaignRoutes = new Hono<AppEnv>()

campaignRoutes.get(paths.campaign, async c => {
  const campaign = await loadCampaign(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!campaign) return c.notFound()
  const { slug, title, intro, picture, blocks } = campaign
  const { urlTo } = c.var.language
  const image = picture.lit ?? picture.unlit
  const shown = new Set(blocks.flatMap(block => (block.kind === 'products' ? block.products.map(one => one.slug) : [])))
  const head: Head = {
    title,
    description: intro,
    shareImage: findPictureFile(image, 1200),
    sheet: 'campaigns',
    things: [
      {
        '@type': 'CollectionPage',
        name: title,
        description: intro,
        url: getSiteUrl(c) + urlTo(paths.campaign, slug),
        primaryImageOfPage: structuredPictureUrl(getSiteUrl(c), image),
        ...(shown.size > 0 && {
          mainEntity: describeList(
            getSiteUrl(c),
            [...shown].map(one => urlTo(paths.product, one)),
          ),
        }),
      },
    ],
  }
  return renderPage(c, <CampaignPage campaign={campaign} />, head, { sources: [campaign] })
})

/**
 * The page of a campaign: a picture that fills the screen, with the title on it, then the blocks in
 * the editors' order.
 */
export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const { slug, title, intro, picture, portrait, link, blocks } = campaign
  const marks = useMarks()('campaign', slug)
  return (
    <>
      <Hero
        hero={{ title, text: intro, link, picture, portrait }}
        marks={{ whole: marks('picture'), title: marks('title'), text: marks('intro') }}
      />
      <RoomLightIsland picture={picture} portrait={portrait} />
      <div {...marks('blocks')} className="bands">
        {blocks.map(block => (
          <PlaceContext key={block.key} value={{ type: 'campaign', id: slug, path: `blocks.${block.at}` }}>
            <CampaignBlock block={block} />
          </PlaceContext>
        ))}
      </div>
    </>
  )
}
