import type { LitImages } from '#client/shared/ui/picture/lit-picture.tsx'
import { Picture } from '#client/shared/ui/picture/picture.tsx'

interface NextStoryProps {
  /** The label above the title, such as `Next project`. */
  label: string
  href: string
  title: string
  /** A short note below the title, such as the project's place. */
  note: string
  picture: LitImages
}

/** The band at the end of a story that links to the next story. */
export function NextStory({ label, href, title, note, picture }: NextStoryProps) {
  return (
    <nav className="next-story dusk" aria-label={label}>
      <div className="band">
        <Picture image={picture.lit ?? picture.unlit} alt="" sizes="(width < 48rem) 40vw, 22vw" />
        <div>
          <p className="soft">{label}</p>
          <a href={href}>{title}</a>
          <p className="soft">{note}</p>
        </div>
      </div>
    </nav>
  )
}
