import { Suspense, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Skeleton } from '../../shared/ui/fallback/skeleton.tsx'
import { RadioGroup } from '../../shared/ui/form/radio-group.tsx'
import type { Company } from './company-fields.tsx'
import { Unloaded } from './unloaded.tsx'

const CompanyFields = loadLater(async () => (await import('./company-fields.tsx')).CompanyFields, Unloaded)

interface BuyerProps {
  start: Company
  error: (name: string) => string | undefined
  onEdit: (...names: string[]) => void
}

/**
 * Lets the shopper buy as a private person or as a company. The fields of a company are loaded when
 * the shopper chooses "company".
 */
export function Buyer({ start, error, onEdit }: BuyerProps) {
  const { t } = useLanguage()
  const [kind, setKind] = useState(start.company || start.vatNumber ? 'company' : 'private')
  const isCompany = kind === 'company'
  const [opened, setOpened] = useState(isCompany)
  return (
    <>
      <RadioGroup
        legend={t('checkout.buyer')}
        name="buyer.kind"
        options={[
          { value: 'private', label: t('checkout.private') },
          { value: 'company', label: t('checkout.companyBuyer') },
        ]}
        value={kind}
        onChange={chosen => {
          onEdit('buyer.kind', 'buyer.company', 'buyer.vatNumber', 'buyer.reference')
          setKind(chosen)
          setOpened(true)
        }}
        error={error('buyer.kind')}
      />
      {opened && (
        // Disabled fields are not sent, but keep what was typed.
        <fieldset hidden={!isCompany} disabled={!isCompany}>
          <Suspense fallback={<Skeleton lines={2} label={t('bag.loading')} />}>
            <CompanyFields start={start} error={error} onEdit={onEdit} />
          </Suspense>
        </fieldset>
      )}
      {opened && !isCompany && <input type="hidden" name="buyer.vatNumber" value="" />}
    </>
  )
}
