import { useLanguage } from '#client/i18n/use-translate.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import type { FrameProps } from './frame.tsx'
import { LanguageLink } from './language-link.tsx'

type FooterProps = Pick<FrameProps, 'content' | 'path' | 'country' | 'currency'>

/** The newsletter's words, the editors' columns, and where the visitor shops from. */
export function Footer({ content: { footer, config }, path, country, currency }: FooterProps) {
  return (
    <footer className="site-footer dusk">
      <div className="band">
        {footer.newsletterText && <p className="site-footer-newsletter">{footer.newsletterText}</p>}
        <div className="site-footer-columns">
          {footer.columns.map(column => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <RichText blocks={column.contentBody} />
              {column.isInformation && <Place path={path} country={country} currency={currency} />}
            </section>
          ))}
        </div>
        <p className="site-footer-end">{config.shopName}</p>
      </div>
    </footer>
  )
}

/** The currency stands beside the country's code (specification, §9). */
function Place({ path, country, currency }: Pick<FooterProps, 'path' | 'country' | 'currency'>) {
  const { t } = useLanguage()
  return (
    <>
      <LanguageLink path={path} />
      <p className="place">
        <span className="visually-hidden">{t('frame.place')} </span>
        <span>{country}</span>
        {currency}
      </p>
    </>
  )
}
