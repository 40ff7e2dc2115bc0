import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Image } from '#client/shared/ui/picture/picture.tsx'
import type { Hotspot } from './case-query.ts'

/**
 * Links over a picture, to the products that are seen in it. A drawing is cropped as the picture
 * is, and places them without a style of their own; strokes that do not scale keep their size.
 */
export function Hotspots({ image: { width, height }, hotspots }: { image: Image; hotspots: Hotspot[] }) {
  const { t, urlTo } = useLanguage()
  if (hotspots.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links has no element of its own.
    <svg
      className="case-hotspots"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="group"
      aria-label={t('section.seen')}
    >
      {hotspots.map(({ product: { id, slug, name, finish }, x, y }) => {
        const dot = `M${Math.round((x / 100) * width)} ${Math.round((y / 100) * height)}h.01`
        const label = [name, finish].filter(Boolean).join(', ')
        return (
          <a key={id} href={urlTo(paths.product, slug)} aria-label={label}>
            <title>{label}</title>
            <path className="case-hotspot-target" d={dot} />
            <path className="case-hotspot-ring" d={dot} />
            <path className="case-hotspot" d={dot} />
          </a>
        )
      })}
    </svg>
  )
}
