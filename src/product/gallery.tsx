import { useLanguage } from '#client/i18n/use-translate.ts'
import * as uiNames from '#client/ui/names.ts'
import { LitPicture } from '#client/ui/picture/lit-picture.tsx'
import { Dimmer } from './dimmer.tsx'
import type { Dimming } from './lamp.ts'
import type { ProductPicture } from './product.ts'

interface GalleryProps {
  pictures: ProductPicture[]
  /** Null for a lamp that cannot be dimmed. */
  dimming: Dimming | null
}

/**
 * The pictures: the whole first one in the first view, the others beside it, swiped on narrow
 * screens; with the light switch, and a dimmer for the first one if it has light layers. Without a
 * script each pair stands side by side.
 */
export function Gallery({ pictures, dimming }: GalleryProps) {
  const { t } = useLanguage()
  const total = pictures.length
  const [first] = pictures
  if (total === 0) return <div className="gallery lit-picture" />
  return (
    <section className="gallery" aria-label={t('product.pictures')}>
      {pictures.some(picture => picture.lit) && <LightSwitch />}
      <ul className="gallery-frames" tabIndex={total > 1 ? 0 : undefined} aria-label={t('product.pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.unlit.src} {...{ [uiNames.colour]: (total === 1 && picture.unlit.colour) || undefined }}>
            <LitPicture picture={picture} sizes={sizes} priority={index === 0} />
            {total > 1 && (
              <p className="gallery-count" aria-hidden="true">
                {t('product.pictureOf', { number: index + 1, total })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {dimming && first?.lit && first.layers && <Dimmer dimming={dimming} layers={first.layers} />}
    </section>
  )
}

function LightSwitch() {
  const { t } = useLanguage()
  return (
    <label className="light-switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state. */}
      <input type="checkbox" role="switch" autoComplete="off" {...{ [uiNames.lightSwitch]: '' }} />
      <span className="light-switch-rocker" />
      {t('product.light')}
    </label>
  )
}

/** As wide as its share of the screen's height lets it be (`gallery.css`). */
const sizes = '(width < 48rem) 40vh, 64vh'
