import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import type { SafetyContact, SafetyFacts } from '../shared/content/shapes/safety.ts'

export function Safety({ maker, warnings }: SafetyFacts) {
  const { t } = useLanguage()
  return (
    <>
      {warnings.length > 0 && (
        <>
          <p>
            <strong>{t('product.safety')}</strong>
          </p>
          <ul>
            {warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      {maker && <ContactLine title={t('product.maker')} contact={maker} />}
      {maker?.responsible && <ContactLine title={t('product.responsible')} contact={maker.responsible} />}
    </>
  )
}

function ContactLine({ title, contact: { name, address, email } }: { title: string; contact: SafetyContact }) {
  return (
    <p>
      <strong>{title}</strong>
      <br />
      {[name, address].filter(Boolean).join(', ')}
      {email && <br />}
      {email && <ContentLink href={`mailto:${email}`}>{email}</ContentLink>}
    </p>
  )
}
