import { useRef, useState } from 'react'
import type { SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { SavedMessage } from '../form/saved.tsx'
import { ListFailed, ListWaiting } from '../list-state.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressRow } from './address-row.tsx'
import type { Addresses } from './use-addresses.ts'

/** The customer's addresses; one at a time is changed, or a new one is written. */
export function AddressList({ addresses, failed, isPending, retry, save, remove }: Addresses) {
  const { t } = useLanguage()
  /** An address's id, `new`, or null. */
  const [open, setOpen] = useState<string | null>(null)
  const [said, setSaid] = useState<'saved' | 'removed' | null>(null)
  const place = useRef<HTMLHeadingElement>(null)
  const close = (now: typeof said) => {
    setOpen(null)
    setSaid(now)
    place.current?.focus()
  }
  const form = (start?: SavedAddress) => (
    <AddressForm start={start} save={save} onSaved={() => close('saved')} onCancel={() => close(null)} />
  )
  return (
    <section className="account-section" aria-labelledby="addresses">
      <h2 id="addresses" ref={place} tabIndex={-1}>
        {t('addresses.title')}
      </h2>
      <div className="addresses">
        {isPending && <ListWaiting text={t('account.loading')} />}
        <div role="alert">{failed && <ListFailed text={t('addresses.failed')} retry={retry} />}</div>
        {addresses?.length === 0 && open === null && <p>{t('addresses.none')}</p>}
        {addresses && addresses.length > 0 && (
          <ul className="addresses-list">
            {addresses.map(address =>
              open === address.address ? (
                <li key={address.address}>{form(address)}</li>
              ) : (
                <AddressRow
                  key={address.address}
                  address={address}
                  save={save}
                  onEdit={() => {
                    setSaid(null)
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
        <SavedMessage shown={said !== null} text={said === 'removed' ? 'addresses.removed' : 'addresses.saved'} />
        {addresses && open === 'new' && form()}
        {addresses && open === null && (
          <Button
            look="quiet"
            onClick={() => {
              setSaid(null)
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
