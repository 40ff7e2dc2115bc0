import * as v from 'valibot'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { listOf, orNull, text } from '../content/shapes/tolerant.ts'

const contact = v.object({ name: v.string(), address: text, email: text })

export const safetyFragment = `
maker { name address email responsible { name address email } }
warnings`

/** Part of a product's response: missing fields are left out. */
export const contentSafety = {
  maker: orNull(v.object({ ...contact.entries, responsible: orNull(contact) })),
  warnings: listOf(v.string()),
}

type Contact = v.InferOutput<typeof contact>

/**
 * What EU law requires an offer to state: safe use, the manufacturer, and the responsible person in
 * the Union.
 */
export interface SafetyFacts {
  maker: (Contact & { responsible: Contact | null }) | null
  warnings: string[]
}

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
      {maker && <Answerable title={t('product.maker')} contact={maker} />}
      {maker?.responsible && <Answerable title={t('product.responsible')} contact={maker.responsible} />}
    </>
  )
}

function Answerable({ title, contact: { name, address, email } }: { title: string; contact: Contact }) {
  return (
    <p>
      <strong>{title}</strong>
      <br />
      {[name, address].filter(Boolean).join(', ')}
      {email && <br />}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
