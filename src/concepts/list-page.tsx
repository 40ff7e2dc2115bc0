import { useLanguage } from '#client/i18n/use-translate.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { Section } from '../content/section.ts'
import type { ConceptCard } from './query.ts'

/** One evening: each idea fills a screen, and the light goes down from one to the next. */
export function ConceptsPage({ section, concepts }: { section: Section; concepts: ConceptCard[] }) {
  const { urls } = useLanguage()
  return (
    <>
      <header className="band section-head">
        <h1>{section.title}</h1>
        <p>{section.lead}</p>
      </header>
      <ol className="concept-list">
        {concepts.map(({ slug, title, intro, kelvin, picture }, index) => (
          <li key={slug} className="dusk">
            <Picture
              image={picture.lit ?? picture.unlit}
              alt={picture.alt}
              sizes="(width < 48rem) 100vw, 50vw"
              priority={index === 0}
            />
            <div className="concept-list-text">
              <p className="soft">{kelvin}&nbsp;K</p>
              <h2>
                <a href={urls.concept(slug)}>{title}</a>
              </h2>
              <p>{intro}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
