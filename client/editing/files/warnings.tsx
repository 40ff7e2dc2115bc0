import { useLanguage } from '../../shared/texts/use-translate.ts'

/** Lists the service's warnings about a photometric file. Renders nothing if there are none. */
export function Warnings({ of }: { of: string[] }) {
  const { t } = useLanguage()
  if (of.length === 0) return null
  return (
    <div role="status">
      <p>{t('files.warnings')}</p>
      <ul>
        {of.map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}
