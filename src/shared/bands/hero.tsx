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
 * In portrait orientation the picture is about 0.9 times as high as the screen and is cropped at
 * the sides. The browser needs the width of the uncropped picture, whose ratio is 16 : 9.
 */
const heroSizes = '(orientation: portrait) 160vh, 100vw'

/** The same for a picture with the ratio 2 : 3. On wider screens, it fills the screen's width. */
const portraitSizes = '(max-aspect-ratio: 3/5) 62vh, 100vw'
