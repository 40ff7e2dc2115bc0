import { createSourceSet, Picture } from '#client/shared/ui/picture/picture.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import type { Banner, HeroBanner } from './shapes.ts'

interface HeroProps {
  hero: Omit<HeroBanner, 'link'> & { link: Banner['link'] | null }
  /** Attributes that make the band, its title and its text editable in a preview. */
  marks: Record<'whole' | 'title' | 'text', Record<string, string>>
}

/** A picture of lit lamps that fills the screen, with the page's title on it. */
export function Hero({ hero: { title, text, link, picture, portrait }, marks }: HeroProps) {
  const shown = <Picture image={picture.lit ?? picture.unlit} alt={picture.alt} sizes={heroSizes} priority />
  return (
    <section {...marks.whole} className="hero dusk">
      {portrait ? (
        <picture>
          <source
            media="(orientation: portrait)"
            srcSet={createSourceSet(portrait.lit ?? portrait.unlit)}
            sizes={portraitSizes}
          />
          {shown}
        </picture>
      ) : (
        shown
      )}
      <div className="hero-text">
        <h1 {...marks.title}>{title}</h1>
        {text && <p {...marks.text}>{text}</p>}
        {link && (
          <ContentLink href={link.href} className="button">
            {link.title}
          </ContentLink>
        )}
      </div>
    </section>
  )
}

/**
 * In portrait orientation the picture fills the screen's height and is cropped at the sides, so its
 * width is that of the whole picture: 16 : 9 of about 0.9 of the screen's height.
 */
const heroSizes = '(orientation: portrait) 160vh, 100vw'

/** The same for a picture of 2 : 3. On screens that are less high, it covers the width. */
const portraitSizes = '(max-aspect-ratio: 3/5) 62vh, 100vw'
