import { useLanguage } from '../../texts/use-translate.ts'
import { Button } from '../form/button.tsx'

interface ErrorViewProps {
  status: number
  /** The six-character code of the error report. */
  reference: string
  main: boolean
}

/** The view after a crash: a message, a retry button, and the code for support. */
export function ErrorView({ status, reference, main }: ErrorViewProps) {
  const { t } = useLanguage()
  const Title = main ? 'h1' : 'p'
  return (
    <div className="error-view" role="alert">
      <Title className="error-view-title">{t('error.oops')}</Title>
      <p>
        {t('error.status', { status })}. {t('error.sorry')}.
      </p>
      <Button look="quiet" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
      <details>
        <summary>{t('error.details')}</summary>
        <p>{t('error.reference', { reference })}</p>
      </details>
    </div>
  )
}
