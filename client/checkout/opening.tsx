import { useLanguage } from '../shared/texts/use-translate.ts'

/** The page while the bag, or the lamp that is bought alone, is being loaded. */
export function Opening({ title }: { title: string }) {
  const { t } = useLanguage()
  return (
    <div className="checkout-message" aria-busy="true">
      <h1>{title}</h1>
      <p role="status">{t('bag.loading')}</p>
      <noscript>{t('checkout.noScript')}</noscript>
    </div>
  )
}
