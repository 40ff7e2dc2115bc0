import { ContentLink, RichText } from '#client/ui/text/rich-text.tsx'
import { CaseBand, DesignerBand, RoomGuideBand, StoryBand } from '../bands/bands.tsx'
import { PictureRows } from '../bands/pictures-band.tsx'
import { ProductsBand } from '../bands/products-band.tsx'
import { useMarksHere } from '../editing/marks.ts'
import type { Block } from './query.ts'

/** A part of a campaign, by its kind. */
export function CampaignBlock({ block }: { block: Block }) {
  const marks = useMarksHere()
  switch (block.kind) {
    case 'text':
      return (
        <section {...marks('body')} className="band campaign-text">
          <RichText blocks={block.body} editorial />
        </section>
      )
    case 'banner':
      return (
        <section {...marks('picture')} className="band story lit-by lights">
          <StoryBand {...block} />
        </section>
      )
    case 'pictures':
      return (
        <div {...marks('pictures')} className="band case-more">
          <PictureRows pictures={block.pictures} />
        </div>
      )
    case 'products':
      return <ProductsBand {...block} marks={{ whole: marks('products'), title: marks('title') }} />
    case 'quote':
      return (
        <figure {...marks('quote')} className="band campaign-quote">
          <blockquote>
            <p>{block.quote}</p>
          </blockquote>
          {block.source && (
            <figcaption {...marks('source')} className="soft">
              {block.source}
            </figcaption>
          )}
        </figure>
      )
    case 'case':
      return (
        <section {...marks('case')} className="case-band dusk">
          <CaseBand {...block.case} />
        </section>
      )
    case 'designer':
      return (
        <section {...marks('designer')} className="band designer-band lit-by lights">
          <DesignerBand {...block.designer} />
        </section>
      )
    case 'roomGuide':
      return (
        <section {...marks('rooms')} className="band room-guide">
          <RoomGuideBand {...block} />
        </section>
      )
    case 'link':
      return (
        <section {...marks('text')} className="campaign-link dusk">
          <div className="band">
            <h2 {...marks('title')}>{block.title}</h2>
            {block.text && <p {...marks('text')}>{block.text}</p>}
            <ContentLink href={block.link.href} className="button">
              {block.link.title}
            </ContentLink>
          </div>
        </section>
      )
  }
}
