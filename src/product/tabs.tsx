import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { buildJpegAddress } from '#client/shared/ui/picture/picture.tsx'
import { Accordion, type AccordionPanel } from '#client/shared/ui/text/accordion.tsx'
import { ContentLink, RichText } from '#client/shared/ui/text/rich-text.tsx'
import type { FactRow } from '../shared/content/shapes/attributes.ts'
import { useMarks } from '../shared/preview/marks.ts'
import type { Product } from './product.ts'
import { Safety } from './safety.tsx'

/** The slugs of facts that planners and electricians need, and most shoppers do not. */
const plannersFacts = new Set([
  'lampholder',
  'shade-fitting',
  'max-bulb-size',
  'beam',
  'color-rendering',
  'lifetime',
  'driver-replaceable',
  'textile-cable',
  'isolation-class',
  'art-number',
  'ean',
  'ean-gln',
])

/**
 * Tabs with the texts about a product. Empty sections have no tab. On wide screens, the texts and
 * the facts for shoppers are open; the facts for planners and the files are folded.
 */
export function ProductTabs({ product }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('product', product.id)
  const { description, facts, family, information, safety, sizeGuide } = product
  const details = [
    ...product.details,
    ...(product.contained ? [t('product.contained', { letter: product.contained })] : []),
  ]
  const isOfLight = product.keyFacts.socket !== null || product.keyFacts.luminousFlux !== null
  const shoppers = facts.filter(({ slug }) => !plannersFacts.has(slug))
  const planners = facts.filter(({ slug }) => plannersFacts.has(slug))
  const hasPlannersFiles = product.hasPhotometry || product.model !== null || product.pictures.length > 0
  const hasSafety = safety.maker !== null || safety.warnings.length > 0
  const parts: (AccordionPanel | false)[] = [
    description.length > 0 && {
      title: t('product.description'),
      content: <RichText marks={marks('descriptionBody')} blocks={description} />,
    },
    details.length > 0 && {
      title: t('product.details'),
      content: <Details marks={marks('details')} details={details} />,
    },
    shoppers.length > 0 && {
      title: t('product.facts'),
      content: (
        <>
          <FactsTable facts={shoppers} marks={marks('facts')} />
          <p className="actions">
            {family && !product.hasMore && (
              <a href={urlTo(paths.family, family.slug)}>{t('family.link', { name: family.name })}</a>
            )}
            {isOfLight && <a href={`${urlTo(paths.light)}?lamp=${product.slug}`}>{t('light.title')}</a>}
            {isOfLight && <a href={urlTo(paths.takeBack)}>{t('product.takeBack')}</a>}
          </p>
        </>
      ),
    },
    sizeGuide.length > 0 && {
      title: t('product.sizeGuide'),
      content: <RichText marks={marks('sizeGuideBody')} blocks={sizeGuide} />,
    },
    (planners.length > 0 || hasPlannersFiles) && {
      title: t('product.planners'),
      content: (
        <>
          {planners.length > 0 && <FactsTable facts={planners} />}
          {hasPlannersFiles && <PlannersFiles product={product} />}
        </>
      ),
    },
    { title: t('product.downloads'), content: <Downloads product={product} /> },
    (information.length > 0 || hasSafety) && {
      title: t('product.information'),
      content: (
        <div className="rich-text">
          <RichText marks={marks('informationBody')} blocks={information} />
          {hasSafety && <Safety {...safety} />}
        </div>
      ),
    },
  ]
  return <Accordion name="product" panels={parts.filter(part => part !== false)} asTabs />
}

function Details({ details, marks }: Pick<Product, 'details'> & { marks: Record<string, string> }) {
  return (
    <ul {...marks} className="plain-list">
      {details.map(detail => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  )
}

/** A list of facts with a name and a value in each row. */
export function FactsTable({ facts, marks }: { facts: FactRow[]; marks?: Record<string, string> }) {
  return (
    <dl {...marks} className="facts-table">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Links to the data sheet, the care sheet and the files that editors uploaded. */
function Downloads({ product: { slug, downloads } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  return (
    <p className="actions">
      <a href={urlTo(paths.dataSheet, slug)}>{t('product.dataSheet')}</a>
      <a href={urlTo(paths.careSheet, slug)}>{t('product.careSheet')}</a>
      {downloads.map(({ title, href }) => (
        <ContentLink key={href} href={href}>
          {title}
        </ContentLink>
      ))}
    </p>
  )
}

/** Links to the light distribution, the 3D model and the press pictures. */
function PlannersFiles({ product: { slug, pictures, model, hasPhotometry } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  return (
    <p className="actions">
      {hasPhotometry && <a href={urlTo(paths.photometry, slug)}>{t('photometry.title')}</a>}
      {model && (
        <a href={model.src} download>
          {t('product.modelFile')}
        </a>
      )}
      {pictures.map(({ unlit }, at) => (
        <a key={unlit.src} href={buildJpegAddress(unlit)} download>
          {t('product.pressPicture', { number: at + 1 })}
        </a>
      ))}
    </p>
  )
}
