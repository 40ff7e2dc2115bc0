import { useLanguage } from '#client/i18n/use-translate.ts'
import { type LitImages, LitPicture } from '#client/ui/lit-picture.tsx'

/** The pictures, swiped on a phone and side by side on a desk, with a switch that lights them all. No script. */
export function Gallery({ pictures }: { pictures: LitImages[] }) {
  const { t } = useLanguage()
  const total = pictures.length
  if (total === 0) return <div className="gallery lit-picture" />
  return (
    <section className="gallery" aria-label={t('product.pictures')}>
      {pictures.some(picture => picture.lit) && (
        <label className="light-switch">
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on. */}
          <input type="checkbox" role="switch" autoComplete="off" />
          <span className="light-switch-rocker" />
          {t('product.light')}
        </label>
      )}
      <ul className="gallery-frames" tabIndex={total > 1 ? 0 : undefined} aria-label={t('product.pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.unlit.src}>
            <LitPicture picture={picture} sizes={index === 0 ? large : small} priority={index === 0} />
            {total > 1 && (
              <p className="gallery-count" aria-hidden="true">
                {t('product.pictureOf', { number: index + 1, total })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const large = '(width < 48rem) 100vw, 60vw'
const small = '(width < 48rem) 100vw, 30vw'
