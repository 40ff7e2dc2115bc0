import { useRef, useState } from 'react'
import * as paths from '../../paths.ts'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { formatWireDay } from '../../shared/commerce/moment.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { SavedMessage } from '../form/saved.tsx'
import { ListFailed, ListWaiting } from '../list-state.tsx'
import { type Notice, useNotices } from './use-notices.ts'

/**
 * Lists the stock notices (mails about sold-out items that are available again) that the customer
 * has requested. Renders nothing on a platform that cannot list them.
 */
export function NoticeList({ email }: { email: string }) {
  const { t } = useLanguage()
  const { known: answer, isUnknown, failed, isPending, retry, remove } = useNotices()
  const [removed, setRemoved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      setRemoved(true)
      heading.current?.focus()
    },
  })
  if (isUnknown) return null
  return (
    <section className="account-section" aria-labelledby="notices">
      <h2 id="notices" ref={heading} tabIndex={-1}>
        {t('notices.title')}
      </h2>
      <div className="addresses">
        {isPending && <ListWaiting text={t('account.loading')} />}
        <div role="alert">
          {failed && <ListFailed text={t('notices.failed')} retry={retry} />}
          {removing.isError && <p className="notice notice-error">{t('account.failed')}</p>}
        </div>
        {answer?.notices.length === 0 && (
          <p>{answer.emailConfirmed ? t('notices.none') : t('notices.unconfirmed', { email })}</p>
        )}
        {answer && answer.notices.length > 0 && (
          <ul className="addresses-list">
            {answer.notices.map(notice => (
              <NoticeRow
                key={notice.notice}
                notice={notice}
                isRemoving={removing.isPending}
                onRemove={() => removing.mutate(notice)}
              />
            ))}
          </ul>
        )}
        <SavedMessage shown={removed} text="notices.removed" />
      </div>
    </section>
  )
}

interface NoticeRowProps {
  notice: Notice
  isRemoving: boolean
  onRemove: () => void
}

function NoticeRow({ notice, isRemoving, onRemove }: NoticeRowProps) {
  const { t, locale, urlTo } = useLanguage()
  const { name, variantName, size, uri, createdAt } = notice
  const title = [name, variantName, size].filter(Boolean).join(', ')
  return (
    <li className="addresses-row">
      <div>
        <p className="addresses-name">
          <a href={urlTo(paths.product, uri)}>{title}</a>
        </p>
        <p>{t('notices.since', { date: formatWireDay(createdAt, locale) })}</p>
      </div>
      <div className="addresses-buttons">
        <Button small look="quiet" loading={isRemoving} onClick={onRemove}>
          {t('bag.remove')} <span className="visually-hidden">{title}</span>
        </Button>
      </div>
    </li>
  )
}
