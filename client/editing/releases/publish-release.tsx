import { useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import type { ContentAnswer } from '../entry/ask.ts'
import { TimeChoice } from '../panel/publish/time-choice.tsx'
import { callRelease, type ReleaseAnswer } from './releases.ts'

interface PublishReleaseProps {
  release: ReleaseAnswer
  /** Whether some entries of the release cannot be published at the moment. */
  isLacking: boolean
  /** Awaits a call and shows its result. Resolves to true if the call succeeded. */
  onAsk: (asking: Promise<ContentAnswer>) => Promise<boolean>
}

/**
 * Buttons to publish a release now or at a later time, to cancel the scheduled time, and to undo
 * publishing. Renders nothing after publishing was undone.
 */
export function PublishRelease({ release, isLacking, onAsk }: PublishReleaseProps) {
  const { t } = useLanguage()
  const [at, setAt] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { id } = release

  async function call(part: string, method: 'POST' | 'DELETE', body?: object) {
    setBusy(true)
    await onAsk(callRelease(id, part, { method, ...(body && { body }) }))
    setBusy(false)
  }

  if (release.undoneAt) return null
  if (release.publishedAt) {
    return (
      <div className="actions">
        <Button small look="quiet" loading={isBusy} onClick={() => call('/undo', 'POST', {})}>
          {t('releases.undo')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <TimeChoice at={at} onChange={setAt} />
      {isLacking && <p>{t('releases.lacking')}</p>}
      <div className="actions">
        <Button
          loading={isBusy}
          disabled={at === '' || release.entries.length === 0 || (at === null && isLacking)}
          onClick={() => call('/publish', 'POST', at === null ? {} : { at: new Date(at).toISOString() })}
        >
          {t(at === null ? 'releases.publish' : 'releases.publishLater')}
        </Button>
        {release.at && (
          <Button look="quiet" loading={isBusy} onClick={() => call('/publish', 'DELETE')}>
            {t('releases.callOff')}
          </Button>
        )}
      </div>
    </>
  )
}
