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
 * The pictures, swiped on phones and side by side on desktops, with the light switch, and a dimmer
 * for the first one if it has light layers. Without a script each pair stands side by side.
 */
export function Gallery({ pictures, dimming }: GalleryProps) {
  const { t } = useLanguage()
  const total = pictures.length
  if (total === 0) return <div className="gallery lit-picture" />
  return (
    <section className="gallery" aria-label={t('product.pictures')}>
      {pictures.some(picture => picture.lit) && <LightSwitch />}
      <ul className="gallery-frames" tabIndex={total > 1 ? 0 : undefined} aria-label={t('product.pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.unlit.src}>
            <LitPicture picture={picture} sizes={index === 0 ? large : small} priority={index === 0} />
            {total > 1 && (
              <p className="gallery-count" aria-hidden="true">
                {t('product.pictureOf', { number: index + 1, total })}
              </p>
            )}
            {index === 0 && dimming && picture.lit && picture.layers && (
              <Dimmer dimming={dimming} layers={picture.layers} />
            )}
          </li>
        ))}
      </ul>
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

const large = '(width < 48rem) 100vw, 60vw'
const small = '(width < 48rem) 100vw, 30vw'
