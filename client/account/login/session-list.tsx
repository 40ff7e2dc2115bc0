import { useRef, useState } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { formatDay } from '../../shared/commerce/moment.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { SavedMessage } from '../form/saved.tsx'
import { ListFailed, ListWaiting } from '../list-state.tsx'
import { formatDeviceName } from './device.ts'
import type { OpenSession } from './sessions-answer.ts'
import type { AccountSessions } from './use-sessions.ts'

/** Lists the browsers in which the customer is logged in, with buttons to end other sessions. */
export function SessionList({ sessions, failed, isPending, retry, end }: AccountSessions) {
  const { t } = useLanguage()
  const [ended, setEnded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const ending = useMutation({
    mutationFn: (session?: string) => end(session),
    onSuccess: () => {
      setEnded(true)
      heading.current?.focus()
    },
  })
  return (
    <section className="account-section" aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {t('login.sessions')}
      </h2>
      <div className="addresses">
        {isPending && <ListWaiting text={t('account.loading')} />}
        <div role="alert">
          {failed && <ListFailed text={t('login.sessionsFailed')} retry={retry} />}
          {ending.isError && <p className="notice notice-error">{t('account.failed')}</p>}
        </div>
        {sessions && (
          <ul className="addresses-list">
            {sessions.map(session => (
              <SessionRow
                key={session.session}
                session={session}
                isEnding={ending.isPending}
                onEnd={() => ending.mutate(session.session)}
              />
            ))}
          </ul>
        )}
        <SavedMessage shown={ended} text="login.ended" />
        {sessions && sessions.length > 1 && (
          <Button look="quiet" loading={ending.isPending} onClick={() => ending.mutate(undefined)}>
            {t('login.endOthers')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface SessionRowProps {
  session: OpenSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t, locale } = useLanguage()
  const { createdAt, usedAt, isCurrent } = session
  const device = formatDeviceName(session, { unknown: t('login.unknownDevice'), on: t('login.on') })
  const day = (time: string) => formatDay(`${time.replace(' ', 'T')}Z`, locale)
  return (
    <li className="addresses-row">
      <div>
        <p className="addresses-name">{device}</p>
        <p>{t('login.since', { date: day(createdAt) })}</p>
        <p>{isCurrent ? t('login.here') : t('login.used', { date: day(usedAt) })}</p>
      </div>
      {!isCurrent && (
        <div className="addresses-buttons">
          <Button small look="quiet" loading={isEnding} onClick={onEnd}>
            {t('login.end')} <span className="visually-hidden">{device}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
