import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { NextStory } from '../shared/document/next-story.tsx'
import { RoomLightIsland } from '../shared/document/room-light.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { Concept } from './concept-query.ts'

/** A concept's page, with a dark head, its text, its products, and a link to the next concept. */
export function ConceptPage({ concept }: { concept: Concept }) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('concept', concept.slug)
  const { title, intro, kelvin, picture, body, products, next } = concept
  return (
    <>
      <div className="bands">
        <article {...marks()}>
          <header className="concept-head dusk">
            <div className="band">
              <div>
                <Breadcrumbs crumbs={[{ title: t('section.concepts'), href: urlTo(paths.concepts) }]} />
                <h1 {...marks('title')}>{title}</h1>
                <p {...marks('intro')} className="editorial-lead">
                  {intro}
                </p>
                <p className="soft">{kelvin}&nbsp;K</p>
              </div>
              <Picture
                image={picture.lit ?? picture.unlit}
                alt={picture.alt}
                sizes={computeCoverSizes(picture.lit ?? picture.unlit, boxes)}
                priority
              />
            </div>
          </header>
          <RoomLightIsland picture={picture} />
          <div className="band concept-body">
            <RichText marks={marks('body')} blocks={body} editorial />
          </div>
        </article>
        {products.length > 0 && (
          <section {...marks('products')} className="band related">
            <h2 className="band-head">{t('section.lampsOf')}</h2>
            <ProductGrid products={products} level="h3" row />
          </section>
        )}
      </div>
      {next && (
        <NextStory
          label={t('section.nextConcept')}
          href={urlTo(paths.concept, next.slug)}
          title={next.title}
          note={`${next.kelvin}\u00a0K`}
          picture={next.picture}
        />
      )}
    </>
  )
}

/** The picture fills half of the screen's width and its whole height. */
const boxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 4 / 5 },
  { when: '(width < 64rem)', vw: 50, ratio: 0.43 },
  { vw: 50, ratio: 0.93 },
]
