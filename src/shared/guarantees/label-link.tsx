import * as paths from '#client/paths.ts'
import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'

interface LabelLinkProps {
  slug: string
  /** The length of the guarantee in years; null if there is none. */
  producerGuarantee: number | null
}

/**
 * A link to the EU durability label of a producer's guarantee. Renders nothing without a guarantee,
 * or if no country requires the label.
 */
export function GuaranteeLabelLink({ slug, producerGuarantee: years }: LabelLinkProps) {
  const { t, urlTo } = useLanguage()
  if (!years || !isDueAnywhere('durability-label')) return null
  return (
    <p>
      <a href={urlTo(paths.guaranteeLabel, slug)}>{t('bag.guarantee', { years })}</a>
    </p>
  )
}
