import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import type { Banner } from './shapes.ts'

interface HeroProps {
  hero: Omit<Banner, 'link'> & { link: Banner['link'] | null }
  /** Attributes that make the band, its title and its text editable in a preview. */
  marks: Record<'whole' | 'title' | 'text', Record<string, string>>
}

/** A picture of lit lamps that fills the screen, with the page's title on it. */
export function Hero({ hero: { title, text, link, picture }, marks }: HeroProps) {
  return (
    <section {...marks.whole} className="hero dusk">
      <Picture image={picture.lit ?? picture.unlit} alt={picture.alt} sizes={heroSizes} priority />
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
 * In portrait orientation the picture fills the screen's height and is cropped at the sides, so
 * uncropped it would be about three times as wide as the screen. A file for twice the screen's
 * width is sharp enough.
 */
const heroSizes = '(orientation: portrait) 200vw, 100vw'
