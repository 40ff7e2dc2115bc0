import { Hero } from '../shared/bands/hero.tsx'
import { RoomLightIsland } from '../shared/document/room-light.tsx'
import { PlaceContext, useMarks } from '../shared/preview/marks.ts'
import { CampaignBlock } from './blocks.tsx'
import type { Campaign } from './query.ts'

/**
 * A campaign: a picture that fills the screen with the title, then blocks in the editors' order.
 */
export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const { slug, title, intro, picture, link, blocks } = campaign
  const marks = useMarks()('campaign', slug)
  return (
    <>
      <Hero
        hero={{ title, text: intro, link, picture }}
        marks={{ whole: marks('picture'), title: marks('title'), text: marks('intro') }}
      />
      <RoomLightIsland picture={picture} />
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
