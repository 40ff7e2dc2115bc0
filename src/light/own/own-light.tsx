import * as productNames from '#client/shared/names/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Drawer } from '#client/shared/ui/overlay/drawer.tsx'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { listOwnAnswers } from './answers.ts'
import type { Around } from './own-answer.ts'

/** A drawer on the product page that links to each light tool, with its answer for the product. */
export function OwnLight({ product, ...around }: Omit<Around, 'language'> & { product: LightProduct }) {
  const language = useLanguage()
  const { t, urlTo } = language
  const id = productNames.ownLightId
  return (
    <Drawer id={id} menu={id} title={t('light.title')} narrow>
      <div className="drawer-body">
        <p>{formatFullName(product)}</p>
        <dl className="facts-table">
          {listOwnAnswers(product, { ...around, language }).map(({ path, title, query, sentence }) => (
            <div key={path}>
              <dt>
                <a href={urlTo(path) + query}>{t(title)}</a>
              </dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Drawer>
  )
}
