import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Image } from '#client/shared/ui/picture/picture.tsx'
import type { Hotspot } from './case-query.ts'

/**
 * Links over a picture to the products in it. They are an SVG because it is cropped like the
 * picture, and positions need no inline styles. Strokes that do not scale keep the size of the
 * dots.
 */
export function Hotspots({ image: { width, height }, hotspots }: { image: Image; hotspots: Hotspot[] }) {
  const { t, urlTo } = useLanguage()
  if (hotspots.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for an SVG with links.
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
