import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import type { Room } from './query.ts'

/** A room with the shop's lamps, as a large picture between the cards. It links to its case. */
export function RoomTile({ picture, title, place, slug }: Room) {
  const { urlTo } = useLanguage()
  return (
    <>
      <Picture
        image={picture.lit ?? picture.unlit}
        alt=""
        sizes={computeCoverSizes(picture.unlit, boxes)}
        maxWidth={1600}
        cropped
      />
      <a href={urlTo(paths.caseItem, slug)}>
        {title} <span>{place}</span>
      </a>
    </>
  )
}

const boxes = [
  { when: '(width < 64rem)', vw: 100, ratio: 16 / 9 },
  { vw: 48, ratio: 1.6 },
]
