import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'

/** Reserves space for a list of the account while it is loading. */
export const ListWaiting = ({ text }: { text: string }) => (
  <p className="orders-waiting" role="status">
    <span className="visually-hidden">{text}</span>
  </p>
)

/**
 * The message saying that a list of the account did not load, with a button to retry. It must be
 * inside a live region, so that screen readers announce it.
 */
export function ListFailed({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useLanguage()
  return (
    <>
      <p className="notice notice-error">{text}</p>
      <Button look="quiet" onClick={retry}>
        {t('bag.retry')}
      </Button>
    </>
  )
}
