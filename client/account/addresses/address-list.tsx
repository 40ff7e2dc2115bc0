import { useRef, useState } from 'react'
import type { SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { SavedMessage } from '../form/saved.tsx'
import { ListFailed, ListWaiting } from '../list-state.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressRow } from './address-row.tsx'
import type { Addresses } from './use-addresses.ts'

/** Lists the customer's addresses. Only one form is open at a time, to change or add an address. */
export function AddressList({ addresses, failed, isPending, retry, save, remove }: Addresses) {
  const { t } = useLanguage()
  /** The id of the address whose form is open, `new` for the form of a new address, or null. */
  const [openId, setOpen] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'saved' | 'removed' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = (now: typeof outcome) => {
    setOpen(null)
    setOutcome(now)
    heading.current?.focus()
  }
  const form = (start?: SavedAddress) => (
    <AddressForm start={start} save={save} onSaved={() => close('saved')} onCancel={() => close(null)} />
  )
  return (
    <section className="account-section" aria-labelledby="addresses">
      <h2 id="addresses" ref={heading} tabIndex={-1}>
        {t('addresses.title')}
      </h2>
      <div className="addresses">
        {isPending && <ListWaiting text={t('account.loading')} />}
        <div role="alert">{failed && <ListFailed text={t('addresses.failed')} retry={retry} />}</div>
        {addresses?.length === 0 && openId === null && <p>{t('addresses.none')}</p>}
        {addresses && addresses.length > 0 && (
          <ul className="addresses-list">
            {addresses.map(address =>
              openId === address.address ? (
                <li key={address.address}>{form(address)}</li>
              ) : (
                <AddressRow
                  key={address.address}
                  address={address}
                  save={save}
                  onEdit={() => {
                    setOutcome(null)
                    setOpen(address.address)
                  }}
                  onRemove={async () => {
                    await remove(address)
                    close('removed')
                  }}
                />
              ),
            )}
          </ul>
        )}
        <SavedMessage shown={outcome !== null} text={outcome === 'removed' ? 'addresses.removed' : 'addresses.saved'} />
        {addresses && openId === 'new' && form()}
        {addresses && openId === null && (
          <Button
            look="quiet"
            onClick={() => {
              setOutcome(null)
              setOpen('new')
            }}
          >
            {t('addresses.add')}
          </Button>
        )}
      </div>
    </section>
  )
}
