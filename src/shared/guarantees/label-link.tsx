import * as paths from '#client/paths.ts'
import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

interface LabelLinkProps {
  slug: string
  /** Years; null for none. */
  producerGuarantee: number | null
}

/** A link to the label of a maker's guarantee; renders nothing without such a guarantee. */
export function LabelLink({ slug, producerGuarantee: years }: LabelLinkProps) {
  const { t, urlTo } = useLanguage()
  if (!years || !isDueAnywhere('durability-label')) return null
  return (
    <p>
      <a href={urlTo(paths.guaranteeLabel, slug)}>{t('bag.guarantee', { years })}</a>
    </p>
  )
}
