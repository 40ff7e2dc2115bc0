import { styles } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ErrorView } from '#client/shared/ui/fallback/error-view.tsx'
import { Skeleton } from '#client/shared/ui/fallback/skeleton.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { PageLinks } from '#client/shared/ui/text/page-links.tsx'
import type { Listing } from '../../listing/query.ts'
import type { Product } from '../../product/product.ts'
import { Buttons, ChoiceSamples, Fields } from './forms.tsx'
import { Labels, Prices } from './labels.tsx'
import { Opened } from './opened.tsx'
import { Chips, PictureSamples } from './pictures.tsx'
import { Reading } from './reading.tsx'
import { samples } from './samples.ts'

interface StyleGuideProps {
  /** Content that some parts of the style guide need; if it is null, these parts are left out. */
  listing: Listing | null
  product: Product | null
}

/**
 * A page with every component in each of its states, for review and for the visual tests. The form
 * controls do nothing.
 */
export function StyleGuide({ listing, product }: StyleGuideProps) {
  const { t, locale, urlTo } = useLanguage()
  const words = samples[locale === 'sv' ? 'sv' : 'en']
  return (
    <div className="band bands">
      {[
        styles.listing,
        styles.product,
        styles['product-late'],
        styles.stories,
        styles.order,
        styles.drawers,
        styles.local,
      ].map(href => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      <Breadcrumbs
        crumbs={[
          { title: t('listing.all'), href: urlTo(paths.shop) },
          { title: words.long, href: urlTo(paths.search) },
        ]}
      />
      <h1>{words.title}</h1>
      <p>
        <a href={`/__mails?language=${locale}`}>{words.mails}</a>
      </p>
      <Part name="button">
        <Buttons words={words} />
      </Part>
      <Part name="field">
        <Fields words={words} />
      </Part>
      <Part name="choice">
        <ChoiceSamples words={words} />
      </Part>
      <Part name="price">
        <Prices words={words} />
      </Part>
      <Part name="badge, stock, notice">
        <Labels words={words} />
      </Part>
      {product && (
        <Part name="picture, switch, finishes">
          <PictureSamples product={product} plain={listing?.products[0]} />
        </Part>
      )}
      {listing && (
        <Part name="chips">
          <Chips listing={listing} />
        </Part>
      )}
      <Part name="drawer, modal, remembered checkbox, notice of the bag">
        <Opened words={words} />
      </Part>
      <Part name="accordion, tabs, table, rich text">
        <Reading words={words} />
      </Part>
      <Part name="skeleton">
        <Skeleton lines={3} label={t('bag.loading')} />
      </Part>
      <Part name="pagination">
        <PageLinks address={urlTo(paths.news)} page={2} hasNext />
      </Part>
      <Part name="error view">
        <ErrorView status={503} reference="k3x9qa" main={false} />
      </Part>
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="style-guide-part" id={name.split(',')[0]?.replace(' ', '-')}>
      <h2 className="field-hint">{name}</h2>
      {children}
    </section>
  )
}
