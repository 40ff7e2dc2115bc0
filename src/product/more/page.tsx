import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { CaseBand, CaseCaption, DesignerBand } from '../../shared/bands/bands.tsx'
import { RoomLightIsland } from '../../shared/document/room-light.tsx'
import { formatScaleFile } from '../../shared/drawing/scale.ts'
import { useMarks } from '../../shared/preview/marks.ts'
import type { More } from './query.ts'

/**
 * The second part of a product's page: the lamp in a room whose lamps can be dimmed, its designer,
 * how it ages, its family to scale, and a case.
 */
export function ProductMore({
  more: { id, kind, room, designer, ageing, ageingPictures, family, members, case: place },
}: {
  more: More
}) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('product', id)
  const image = room && (room.lit ?? room.unlit)
  const isInRoom = place?.picture.unlit.src === room?.unlit.src
  return (
    <>
      {image && (
        <div {...marks('room')} className="dusk">
          <div className="product-room">
            <Picture image={image} alt={room.alt} sizes={computeCoverSizes(image, roomBoxes)} cropped />
            <RoomLightIsland picture={room} kind={kind} />
          </div>
          {place && isInRoom && (
            <div className="case-band">
              <CaseCaption {...place} />
            </div>
          )}
        </div>
      )}
      {designer && (
        <section className="band designer-band lit-by lights">
          <DesignerBand {...designer} />
        </section>
      )}
      {(ageing || members.length > 1) && (
        <div className="band product-more-pair">
          {ageing && (
            <section>
              <h2>{t('product.ageing')}</h2>
              <p {...marks('ageing')} className="product-ageing">
                {ageing}
              </p>
              {ageingPictures.length > 0 && (
                <div {...marks('ageingPictures')} className="product-years">
                  {ageingPictures.map(({ alt, caption, unlit }) => (
                    <figure key={unlit.src}>
                      <Picture image={unlit} alt={alt} sizes="(width < 48rem) 31vw, 19vw" />
                      {caption && <figcaption>{caption}</figcaption>}
                    </figure>
                  ))}
                </div>
              )}
            </section>
          )}
          {family && members.length > 1 && (
            <section>
              <h2>{t('product.toScale', { family: family.name })}</h2>
              <img
                src={urlTo(paths.scale, formatScaleFile(members.map(({ measured }) => measured)))}
                width={1000}
                height={420}
                alt={t('product.scaleDrawing', { family: family.name })}
                loading="lazy"
              />
              <ul className="actions">
                {members.map(({ product: { slug, finish } }) => (
                  <li key={slug}>
                    <a href={urlTo(paths.product, slug)}>{finish}</a>
                  </li>
                ))}
                <li>
                  <a href={urlTo(paths.family, family.slug)}>{t('family.link', { name: family.name })}</a>
                </li>
              </ul>
            </section>
          )}
        </div>
      )}
      {place && !isInRoom && (
        <section className="case-band dusk">
          <CaseBand {...place} />
        </section>
      )}
    </>
  )
}

const roomBoxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 0.8 },
  { vw: 100, ratio: 16 / 9 },
]
