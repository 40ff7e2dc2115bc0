import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { Icon } from '#client/ui/icon.tsx'
import { ContentLink, RichText } from '#client/ui/rich-text.tsx'
import type { Product } from './product.ts'

/** What there is to read about a product. An accordion on phones, tabs where there is room; only parts that have something. */
export function ProductTabs({ product }: { product: Product }) {
  const { t } = useLanguage()
  const { description, details, facts, downloads, information, sizeGuide } = product
  return (
    <section className="tabs">
      {description.length > 0 && (
        <Tab title={t('product.description')} open>
          <RichText blocks={description} />
        </Tab>
      )}
      {details.length > 0 && (
        <Tab title={t('product.details')}>
          <ul className="plain-list">
            {details.map(detail => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </Tab>
      )}
      {facts.length > 0 && (
        <Tab title={t('product.facts')}>
          <FactsTable facts={facts} />
        </Tab>
      )}
      {sizeGuide.length > 0 && (
        <Tab title={t('product.sizeGuide')}>
          <RichText blocks={sizeGuide} />
        </Tab>
      )}
      {downloads.length > 0 && (
        <Tab title={t('product.downloads')}>
          <Downloads downloads={downloads} />
        </Tab>
      )}
      {information.length > 0 && (
        <Tab title={t('product.information')}>
          <RichText blocks={information} />
        </Tab>
      )}
    </section>
  )
}

function Tab({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details name="product" open={open}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <div className="tabs-content">{children}</div>
    </details>
  )
}

function FactsTable({ facts }: Pick<Product, 'facts'>) {
  return (
    <dl className="facts-table">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Downloads({ downloads }: Pick<Product, 'downloads'>) {
  return (
    <ul className="downloads">
      {downloads.map(({ title, href }) => (
        <li key={href}>
          <Icon name="download" small />
          <ContentLink href={href}>{title}</ContentLink>
        </li>
      ))}
    </ul>
  )
}
