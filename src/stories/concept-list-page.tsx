import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import type { Section } from '../shared/content/shapes/section.ts'
import { useMarks } from '../shared/preview/marks.ts'
import type { ConceptCard } from './concept-query.ts'

/** The list of concepts: each fills a screen, each screen darker than the one before. */
export function ConceptsPage({ section, concepts }: { section: Section; concepts: ConceptCard[] }) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('page', paths.concepts)
  return (
    <>
      <header className="band section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      <ol className="concept-list">
        {concepts.map(({ slug, title, intro, kelvin, picture }, index) => (
          <li key={slug} {...edit('concept', slug)()} className="dusk">
            <Picture
              image={picture.lit ?? picture.unlit}
              cropped
              alt={picture.alt}
              sizes={computeCoverSizes(picture.lit ?? picture.unlit, boxes)}
              priority={index === 0}
            />
            <div className="concept-list-text">
              <p className="soft">{kelvin}&nbsp;K</p>
              <h2>
                <a {...edit('concept', slug)('title')} href={urlTo(paths.concept, slug)}>
                  {title}
                </a>
              </h2>
              <p {...edit('concept', slug)('intro')}>{intro}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The picture fills half of the screen's width and its whole height. */
const boxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 4 / 5 },
  { when: '(width < 64rem)', vw: 50, ratio: 0.43 },
  { vw: 50, ratio: 0.93 },
]
