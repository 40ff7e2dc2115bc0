import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../shared/browser/storage.ts'
import { useMutation } from '../shared/browser/use-mutation.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { Button } from '../shared/ui/form/button.tsx'
import { addMissing, askAccount, keepHereOnly, type Question } from './with-account.ts'

/** Asks a customer once whether the account should keep the favorites of this browser. */
export default function KeepFavorites() {
  const { t } = useLanguage()
  const [question, setQuestion] = useState<Question | null>(null)
  const keep = useMutation({
    mutationFn: async (answered: Question) => storeFavorites(await addMissing(answered, favorites)),
    onSuccess: () => setQuestion(null),
  })
  useEffect(() => {
    askAccount(favorites)
      .then(answer => {
        if (answer && 'kept' in answer) storeFavorites(answer.kept)
        else setQuestion(answer?.question ?? null)
      })
      // On a platform without wishlists, or without a response, the favorites stay in this browser.
      .catch(console.info)
  }, [])

  const count = question?.missing.length ?? 0
  return (
    <div className="band keep-favorites">
      {question && (
        <section className="notice" aria-labelledby="keep-favorites">
          <h2 id="keep-favorites">{t('keep.title')}</h2>
          <p>{count === 1 ? t('keep.one') : t('keep.many', { count })}</p>
          <div className="addresses-buttons">
            <Button small loading={keep.isPending} onClick={() => keep.mutate(question)}>
              {t(keep.isPending ? 'keep.keeping' : 'keep.yes')}
            </Button>
            <Button
              small
              look="quiet"
              onClick={() => {
                keepHereOnly(question)
                setQuestion(null)
              }}
            >
              {t('keep.no')}
            </Button>
          </div>
        </section>
      )}
      <div role="status">{keep.isSuccess && <p className="notice notice-ok">{t('keep.kept')}</p>}</div>
      <div role="alert">{keep.isError && <p className="notice notice-error">{t('keep.failed')}</p>}</div>
    </div>
  )
}

/* `favorites.ts` is not imported, because it is part of the entry script and must not become a
   separate file. It reacts to the `storage` event below, and leaves out invalid ids when it
   reads the stored text. */
const favorites = () => (readStored('favorites') ?? '').split(',').filter(Boolean)

function storeFavorites(ids: string[]) {
  writeStored('favorites', ids.join(',') || null)
  dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
}
