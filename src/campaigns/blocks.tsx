import { ContentLink, RichText } from '#client/shared/ui/text/rich-text.tsx'
import { CaseBand, DesignerBand, RoomGuideBand, StoryBand } from '../shared/bands/bands.tsx'
import { PictureRows } from '../shared/bands/pictures-band.tsx'
import { ProductsBand } from '../shared/bands/products-band.tsx'
import { useBlockMark, useMarksHere } from '../shared/preview/marks.ts'
import type { BlockContent } from './query.ts'

/** Renders a block of a campaign by its kind. */
export function CampaignBlock({ block }: { block: BlockContent }) {
  const marks = useMarksHere()
  const own = useBlockMark(block.key)
  switch (block.kind) {
    case 'text':
      return (
        <section {...own} {...marks('body')} className="band campaign-text">
          <RichText blocks={block.body} editorial />
        </section>
      )
    case 'banner':
      return (
        <section {...own} {...marks('picture')} className="band story lit-by lights">
          <StoryBand title={block.title} text={block.text} link={block.link} picture={block.picture} />
        </section>
      )
    case 'pictures':
      return (
        <div {...own} {...marks('pictures')} className="band case-more">
          <PictureRows pictures={block.pictures} />
        </div>
      )
    case 'products':
      return (
        <ProductsBand
          title={block.title}
          products={block.products}
          marks={{ whole: { ...own, ...marks('products') }, title: marks('title') }}
        />
      )
    case 'quote':
      return (
        <figure {...own} {...marks('quote')} className="band campaign-quote">
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
        <section {...own} {...marks('case')} className="case-band dusk">
          <CaseBand {...block.case} />
        </section>
      )
    case 'designer':
      return (
        <section {...own} {...marks('designer')} className="band designer-band lit-by lights">
          <DesignerBand {...block.designer} />
        </section>
      )
    case 'roomGuide':
      return (
        <section {...own} {...marks('rooms')} className="band room-guide">
          <RoomGuideBand {...block} />
        </section>
      )
    case 'link':
      return (
        <section {...own} {...marks('text')} className="campaign-link dusk">
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
