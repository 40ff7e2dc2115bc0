import type { PlainKey } from '../../../shared/texts/translate.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { Warnings } from '../warnings.tsx'
import type { ShownUpload } from './use-uploads.ts'

const reasons: Record<string, PlainKey> = {
  type: 'files.refusedType',
  svg: 'files.refusedSvg',
  heic: 'files.refusedHeic',
  purpose: 'files.refusedPurpose',
  size: 'files.refusedSize',
  empty: 'files.refusedEmpty',
  pixels: 'files.refusedPixels',
  scripts: 'files.refusedScripts',
  locked: 'files.refusedLocked',
  external: 'files.refusedExternal',
  textures: 'files.refusedTextures',
  hash: 'files.refusedHash',
  parts: 'files.refusedHash',
}

interface UploadListProps {
  uploads: ShownUpload[]
  onAgain: (upload: ShownUpload) => void
  onDismiss: (key: number) => void
}

/**
 * Lists the uploads that were started on this page, with their progress. For a rejected file, it
 * shows the reason.
 */
export function UploadList({ uploads, onAgain, onDismiss }: UploadListProps) {
  const { t } = useLanguage()
  return (
    <ul className="files-uploads">
      {uploads.map(upload => {
        const { key, file, share, state } = upload
        return (
          <li key={key}>
            <span>{file.name}</span>
            {state === 'sending' && <progress value={share} aria-label={t('files.sending', { name: file.name })} />}
            <span role={state === 'refused' || state === 'torn' ? 'alert' : 'status'}>{t(chooseText(upload))}</span>
            {hasOwnText(upload) && <span>{upload.text}</span>}
            <Warnings of={upload.warnings} />
            {state === 'torn' && (
              <Button small look="quiet" onClick={() => onAgain(upload)}>
                {t('files.goOn')}
              </Button>
            )}
            <button type="button" className="link" onClick={() => onDismiss(key)}>
              {t(state === 'sending' ? 'files.cancel' : 'files.dismiss')}
              <span className="visually-hidden">{` ${file.name}`}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Whether to show the service's text. Only its texts about limits and photometric errors are in the
 * panel's language.
 */
const hasOwnText = ({ file, reason, text }: ShownUpload) =>
  text !== '' && (reason === 'size' || (reason === 'broken' && /\.(ldt|ies)$/i.test(file.name)))

function chooseText({ state, share, reason }: ShownUpload): PlainKey {
  if (state === 'refused') return reasons[reason] ?? 'files.refusedBroken'
  if (state === 'torn') return 'files.torn'
  if (state === 'done') return 'files.stored'
  return share < 1 ? 'files.onItsWay' : 'files.checking'
}
