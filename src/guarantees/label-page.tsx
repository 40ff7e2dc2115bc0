import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { FactsTableRow } from '#client/shared/ui/text/facts-table-row.tsx'
import { drawQrCode } from '../shared/drawing/qr.ts'
import { getNoticeCodeUrl } from '../shared/guarantees/drawing.ts'
import { useMarks } from '../shared/preview/marks.ts'
import type { GuaranteeLabel } from './label-query.ts'

/** The EU durability label of a producer's guarantee, with its content and terms as text. */
export function GuaranteeLabelPage({ label }: { label: GuaranteeLabel }) {
  const { t, urlTo, locale } = useLanguage()
  const { id, slug, name, finish, years, terms, brand, model, picture } = label
  const marks = useMarks()('product', id)
  const alt = t('guaranteeLabel.drawing', { name: `${name} ${finish}`.trim(), years })
  return (
    <article className="band energy-label">
      <div {...marks('guaranteeLabel')}>
        {picture ? (
          <Picture image={picture.unlit} alt={alt} sizes="18rem" priority />
        ) : (
          <StandIn label={label} title={alt} />
        )}
      </div>
      <div>
        <h1>{t('guaranteeLabel.title')}</h1>
        <p>{`${name} ${finish}`}</p>
        <dl className="facts-table">
          <FactsTableRow name={t('guaranteeLabel.years')} value={t('guaranteeLabel.value', { years })} />
          <FactsTableRow name={t('guaranteeLabel.brand')} value={brand} />
          <FactsTableRow name={t('guaranteeLabel.model')} value={model} />
          {terms && <FactsTableRow name={t('guaranteeLabel.terms')} value={terms} />}
        </dl>
        <p>{t('guaranteeLabel.rights')}</p>
        <p className="actions">
          <a className="button" href={urlTo(paths.product, slug)}>
            {t('guaranteeLabel.back')}
          </a>
          <a className="link" href={getNoticeCodeUrl(locale)} target="_blank" rel="noopener">
            {t('guaranteeNotice.more')}
          </a>
        </p>
      </div>
    </article>
  )
}

/** A drawing with the content of the official label. It states that it is not the official one. */
function StandIn({ label: { years, brand, model }, title }: { label: GuaranteeLabel; title: string }) {
  const { t, locale } = useLanguage()
  const { path, size } = drawQrCode(getNoticeCodeUrl(locale))
  return (
    <svg className="energy-label-drawing" viewBox="0 0 360 480" role="img" aria-label={title}>
      <rect x="1" y="1" width="358" height="478" fill="#fff" stroke="#211c16" strokeWidth="2" />
      <rect width="360" height="36" fill="#211c16" />
      <text x="18" y="24" fontSize="15" fill="#fff">
        {t('guaranteeLabel.standIn')}
      </text>
      <text x="18" y="80" fontSize="24" fontWeight="700">
        {t('guaranteeLabel.title')}
      </text>
      <text x="18" y="190" fontSize="76" fontWeight="700">
        {t('guaranteeLabel.value', { years })}
      </text>
      <text x="18" y="240" fontSize="24">
        {brand}
      </text>
      <text x="18" y="272" fontSize="24">
        {model}
      </text>
      <path d={path} transform={`translate(18 320) scale(${132 / size})`} shapeRendering="crispEdges" />
    </svg>
  )
}
