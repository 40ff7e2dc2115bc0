import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import type { InquiryKind } from './form.ts'

/** The page after an inquiry was sent. It has its own address, so reloading it sends nothing. */
export function SentPage({ kind }: { kind: InquiryKind }) {
  const { t, urlTo } = useLanguage()
  return (
    <article className="editorial">
      <header className="band editorial-head">
        <h1>{t('inquiry.sentTitle')}</h1>
        <p className="editorial-lead">{t('inquiry.sentText')}</p>
      </header>
      <div className="band inquiry-ways">
        <ButtonLink href={urlTo(kind === 'project' ? paths.cases : paths.shop)}>
          {t(kind === 'project' ? 'inquiry.toCases' : 'inquiry.toShop')}
        </ButtonLink>
        <ButtonLink href={urlTo(paths.faq)} look="quiet">
          {t('inquiry.toFaq')}
        </ButtonLink>
      </div>
    </article>
  )
}
