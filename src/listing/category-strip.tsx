import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import type { Listing } from './query.ts'

interface CategoryStripProps {
  categories: Listing['categories']
  /** The slug of the listing's category; undefined for all products. */
  chosen?: string | undefined
}

/** Links to all categories, each with a picture of a lit lamp, in a row that scrolls sideways. */
export function CategoryStrip({ categories, chosen }: CategoryStripProps) {
  const { t, urlTo } = useLanguage()
  return (
    <nav aria-label={t('listing.categories')}>
      <ul className="category-strip">
        <li>
          <a href={urlTo(paths.shop)} aria-current={chosen ? undefined : 'page'}>
            {t('listing.all')}
          </a>
        </li>
        {categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <a href={urlTo(paths.category, slug)} aria-current={slug === chosen ? 'page' : undefined}>
              {/* Lazy, so that the pictures do not compete with those of the first products. */}
              {image && <img src={findSmallFile(image.lit ?? image.unlit, pictureWidth)} alt="" loading="lazy" />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In px. The pictures are at most 68 px wide, also on screens of high density. */
const pictureWidth = 256
