import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { litOnly } from '../shared/bands/bands.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { StartContent } from './query.ts'

/** A row of categories with pictures. */
export function Categories({ categories }: Pick<StartContent, 'categories'>) {
  const { t, urlTo } = useLanguage()
  const edit = useMarks()
  return (
    <>
      <h2 className="visually-hidden">{t('home.categories')}</h2>
      <ul className="category-row">
        {categories.map(({ slug, name, image }) => (
          <li key={slug} {...edit('category', slug)()}>
            {image && (
              <LitPicture
                picture={litOnly(image)}
                sizes={computeCoverSizes(image.unlit, categoryBoxes)}
                cropped
                maxWidth={1200}
                decorative
              />
            )}
            <h3>
              <a {...edit('category', slug)('name')} href={urlTo(paths.category, slug)}>
                {name}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </>
  )
}

const categoryBoxes = [
  { when: '(width < 48rem)', vw: 50, ratio: 0.8 },
  { vw: 22.5, ratio: 0.8 },
]
