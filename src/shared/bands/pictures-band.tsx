import { Picture } from '#client/shared/ui/picture/picture.tsx'
import type { CaptionedPicture } from '../content/shapes/shapes.ts'
import { arrangeRows } from './picture-rows.ts'

/** Pictures in rows of one height, with their captions. */
export const PictureRows = ({ pictures }: { pictures: CaptionedPicture[] }) =>
  arrangeRows(pictures, ({ unlit }) => unlit).map(row => (
    <div key={row[0]?.picture.unlit.src} className="case-row">
      {row.map(({ picture: { alt, caption, unlit, lit }, isWide, part }, at) => (
        <figure key={unlit.src} className={isWide ? 'case-wide' : undefined}>
          <Picture
            image={lit ?? unlit}
            alt={alt}
            sizes={`(width < 48rem) ${isWide || isLeftOver(row, at) ? 100 : 50}vw, ${Math.ceil(part * 100)}vw`}
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  ))

/** On phones portraits are in pairs, and the last of an odd number has the width of both. */
const isLeftOver = (row: unknown[], at: number) => at % 2 === 0 && at === row.length - 1
