import type { Customer } from '../../shared/commerce/schema/customer.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { AccountHead } from '../account-head.tsx'
import { AddressList } from '../addresses/address-list.tsx'
import { useAddresses } from '../addresses/use-addresses.ts'
import { CustomersOnly } from '../customers-only.tsx'
import { DetailsForm } from './details-form.tsx'
import { NoticeList } from './notice-list.tsx'

/**
 * The page where customers change their name, phone number and addresses, and cancel stock notices.
 */
export function DetailsPage() {
  return (
    <CustomersOnly title="details.title">
      {(customer, onLeave) => <Details customer={customer} onLeave={onLeave} />}
    </CustomersOnly>
  )
}

function Details({ customer, onLeave }: { customer: Customer; onLeave: (leaves: boolean) => void }) {
  const { t } = useLanguage()
  const addresses = useAddresses()
  return (
    <div className="band account">
      <AccountHead title={t('details.title')} view="details" onLeave={onLeave} />
      <section className="account-section">
        <h2>{t(addresses.isUnknown ? 'details.address' : 'details.name')}</h2>
        <DetailsForm customer={customer} hasAddress={addresses.isUnknown} />
      </section>
      {!addresses.isUnknown && <AddressList {...addresses} />}
      <NoticeList email={customer.email} />
    </div>
  )
}
