import { useRef, useState } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { useQuery } from '../../shared/browser/use-query.ts'
import { hasNoCall } from '../../shared/commerce/has-no-call.ts'
import { formatDay } from '../../shared/commerce/moment.ts'
import {
  type CustomerPasskey,
  canUsePasskeys,
  createOwnPasskey,
  loadOwnPasskeys,
  removeOwnPasskey,
} from '../../shared/commerce/passkeys.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { SavedMessage } from '../form/saved.tsx'
import { ListFailed, ListWaiting } from '../list-state.tsx'
import { formatDeviceName } from './device.ts'

/** Lists the customer's passkeys, with buttons to add and to remove one. */
export function PasskeyList() {
  const { t } = useLanguage()
  const [changed, setChanged] = useState<CustomerPasskey[] | null>(null)
  const [said, setSaid] = useState<'login.passkeyAdded' | 'login.passkeyRemoved' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: () => loadOwnPasskeys(bagCommerce),
    retry: (count, failed) => count < 1 && !hasNoCall(failed),
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: (passkey: string | null) =>
      passkey === null ? createOwnPasskey(bagCommerce) : removeOwnPasskey(bagCommerce, passkey),
    onSuccess: (passkeys, passkey) => {
      setChanged(passkeys)
      setSaid(passkey === null ? 'login.passkeyAdded' : 'login.passkeyRemoved')
      heading.current?.focus()
    },
    onError: failure => console.info('The passkeys were not changed.', failure),
  })
  const passkeys = changed ?? data
  // Only the embedded commerce service has passkeys.
  if (hasNoCall(error)) return null
  return (
    <section className="account-section" aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {t('login.passkeys')}
      </h2>
      <div className="addresses">
        <p>{t('login.passkeysText')}</p>
        {isPending && <ListWaiting text={t('account.loading')} />}
        <div role="alert">
          {Boolean(error) && !changed && !isFetching && (
            <ListFailed text={t('login.passkeysFailed')} retry={() => void refetch()} />
          )}
          {change.isError && <p className="notice notice-error">{t('login.passkeyFailed')}</p>}
        </div>
        {passkeys && passkeys.length > 0 && (
          <ul className="addresses-list">
            {passkeys.map(passkey => (
              <PasskeyRow
                key={passkey.passkey}
                passkey={passkey}
                isRemoving={change.isPending}
                onRemove={() => change.mutate(passkey.passkey)}
              />
            ))}
          </ul>
        )}
        <SavedMessage shown={said !== null} text={said ?? 'login.passkeyAdded'} />
        {passkeys &&
          (canUsePasskeys() ? (
            <Button look="quiet" loading={change.isPending} onClick={() => change.mutate(null)}>
              {t('login.passkeyAdd')}
            </Button>
          ) : (
            <p className="soft">{t('login.passkeysUnknown')}</p>
          ))}
      </div>
    </section>
  )
}

interface PasskeyRowProps {
  passkey: CustomerPasskey
  isRemoving: boolean
  onRemove: () => void
}

function PasskeyRow({ passkey, isRemoving, onRemove }: PasskeyRowProps) {
  const { t, locale } = useLanguage()
  const { createdAt, usedAt } = passkey
  const device = formatDeviceName(passkey, { unknown: t('login.unknownDevice'), on: t('login.on') })
  const day = (time: string) => formatDay(`${time.replace(' ', 'T')}Z`, locale)
  return (
    <li className="addresses-row">
      <div>
        <p className="addresses-name">{device}</p>
        <p>{t('login.passkeyCreated', { date: day(createdAt) })}</p>
        <p>{usedAt ? t('login.used', { date: day(usedAt) }) : t('login.passkeyUnused')}</p>
      </div>
      <div className="addresses-buttons">
        <Button small look="quiet" loading={isRemoving} onClick={onRemove}>
          {t('login.passkeyRemove')} <span className="visually-hidden">{device}</span>
        </Button>
      </div>
    </li>
  )
}
