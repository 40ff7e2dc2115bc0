import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import type { Section } from '../shared/content/shapes/section.ts'
import { useMarks } from '../shared/preview/marks.ts'
import type { DesignerCard } from './query.ts'

/** All designers, each beside a picture of their work that lights up on hover or focus. */
export function DesignersPage({ section, designers }: { section: Section; designers: DesignerCard[] }) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('page', paths.designers)
  return (
    <div className="band">
      <header className="section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      <ul className="designer-list lights">
        {designers.map(({ slug, name, trade, intro, picture }, index) => (
          <li key={slug} {...edit('designer', slug)()} className="lit-by">
            {picture && (
              <LitPicture picture={picture} sizes="(width < 48rem) 60vw, 34vw" priority={index === 0} decorative />
            )}
            <div>
              <h2>
                <a {...edit('designer', slug)('name')} href={urlTo(paths.designer, slug)}>
                  {name}
                </a>
              </h2>
              {trade && (
                <p {...edit('designer', slug)('trade')} className="soft">
                  {trade}
                </p>
              )}
              <p {...edit('designer', slug)('intro')} className="designer-list-intro">
                {intro}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
