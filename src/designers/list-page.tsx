import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import { LitPicture } from '#client/ui/picture/lit-picture.tsx'
import type { Section } from '../content/shapes/section.ts'
import type { DesignerCard } from './query.ts'

/** All designers, each beside a picture of their work that lights up on hover or focus. */
export function DesignersPage({ section, designers }: { section: Section; designers: DesignerCard[] }) {
  const { urlTo } = useLanguage()
  return (
    <div className="band">
      <header className="section-head">
        <h1>{section.title}</h1>
        <p>{section.lead}</p>
      </header>
      <ul className="designer-list lights">
        {designers.map(({ slug, name, trade, intro, picture }, index) => (
          <li key={slug} className="lit-by">
            {picture && (
              <LitPicture picture={picture} sizes="(width < 48rem) 60vw, 34vw" priority={index === 0} decorative />
            )}
            <div>
              <h2>
                <a href={urlTo(paths.designer, slug)}>{name}</a>
              </h2>
              {trade && <p className="soft">{trade}</p>}
              <p className="designer-list-intro">{intro}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
