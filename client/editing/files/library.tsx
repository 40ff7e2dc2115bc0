import { type DragEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { findFiles } from './ask.ts'
import { FileDetails } from './details.tsx'
import type { ChosenFile, FileKind, LibraryFile as Stored } from './file.ts'
import { ShownPictures } from './shown-pictures.tsx'
import { UploadList } from './upload/upload-list.tsx'
import { useUploads } from './upload/use-uploads.ts'

interface LibraryProps {
  /** The kinds of files to show. Default: all. */
  kinds?: FileKind[]
  /**
   * Called with the file that was chosen for use. If undefined, files cannot be chosen. A chosen
   * picture has an alternative text in every language.
   */
  onPick?: (file: ChosenFile) => void
}

const allKinds: FileKind[] = ['picture', 'pdf', 'ldt', 'ies', 'glb']
const pictureEndings = '.jpg,.jpeg,.png,.webp,.avif,.gif'
const listEndings = (kinds: FileKind[]) =>
  kinds.map(kind => (kind === 'picture' ? pictureEndings : `.${kind}`)).join(',')
/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 200

/**
 * The library of pictures and files. Editors can search and open files, and upload files by
 * choosing, dropping or pasting them.
 */
export function Library({ kinds = allKinds, onPick }: LibraryProps) {
  const { t } = useLanguage()
  const [wanted, setSearch] = useState({ q: '', kinds })
  const { files, next, more, put, drop } = useFiles(wanted)
  const [opened, setOpened] = useState<string | null>(null)
  const onStored = useCallback((file: Stored) => put(file), [put])
  const { uploads, add, again, dismiss } = useUploads(kinds.length === 1 ? kinds[0] : undefined, onStored)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const file = files.find(one => one.id === opened)

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => void add([...(clipboardData?.files ?? [])])
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [add])

  const allowDrop = (event: DragEvent) => event.preventDefault()
  function uploadDropped(event: DragEvent) {
    event.preventDefault()
    void add([...event.dataTransfer.files])
  }

  return (
    <section className="files" aria-label={t('files.title')} onDragOver={allowDrop} onDrop={uploadDropped}>
      <search className="files-search">
        <input
          className="field-control"
          type="search"
          aria-label={t('files.words')}
          placeholder={t('files.words')}
          value={wanted.q}
          onChange={({ currentTarget }) => setSearch({ ...wanted, q: currentTarget.value })}
        />
        {kinds.length > 1 && (
          <select
            className="field-control"
            aria-label={t('files.kind')}
            value={wanted.kinds.length === 1 ? wanted.kinds[0] : ''}
            onChange={({ currentTarget: { value } }) =>
              setSearch({ ...wanted, kinds: value ? kinds.filter(kind => kind === value) : kinds })
            }
          >
            <option value="">{t('files.everyKind')}</option>
            {kinds.map(kind => (
              <option key={kind} value={kind}>
                {t(`files.${kind}`)}
              </option>
            ))}
          </select>
        )}
        <Button onClick={() => chooser.current?.click()}>{t('files.upload')}</Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={listEndings(kinds)}
          aria-label={t('files.upload')}
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </search>
      <p className="soft">{t('files.hint')}</p>
      <UploadList uploads={uploads} onAgain={again} onDismiss={dismiss} />
      <p className="visually-hidden" role="status">
        {t('files.found', { count: files.length })}
      </p>
      {files.length === 0 && <p>{t('files.none')}</p>}
      <ul className="files-list">
        {files.map(one => (
          <li key={one.id}>
            <button
              type="button"
              aria-expanded={one.id === opened}
              aria-controls={`${id}-details`}
              onClick={() => setOpened(one.id === opened ? null : one.id)}
            >
              <Thumbnail file={one} />
              <span>{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {next && (
        <Button look="quiet" small onClick={more}>
          {t('files.more')}
        </Button>
      )}
      <div id={`${id}-details`}>
        {file && (
          <FileDetails
            key={file.id}
            file={file}
            others={files}
            {...(onPick && kinds.includes(file.kind) && { onPick })}
            onChanged={put}
            onRemoved={() => {
              drop(file.id)
              setOpened(null)
            }}
          />
        )}
      </div>
      {wanted.kinds.includes('picture') && (
        <ShownPictures
          words={wanted.q}
          others={files.filter(one => one.kind === 'picture')}
          {...(onPick && { onPick })}
        />
      )}
    </section>
  )
}

function Thumbnail({ file: { kind, src, width, height, lit } }: { file: Stored }) {
  const { t } = useLanguage()
  if (kind !== 'picture' || !width || !height) return <span className="files-kind">{t(`files.${kind}`)}</span>
  return (
    <>
      <img src={`${src}_200`} width={width} height={height} alt="" />
      {lit && <span className="files-pair">{t('files.pair')}</span>}
    </>
  )
}

/**
 * Loads the files that match a search, page by page. `put` adds or updates a file in the list, and
 * `drop` removes one.
 */
function useFiles(wanted: { q: string; kinds: FileKind[] }) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof findFiles>>>({ files: [], next: null })
  useEffect(() => {
    let isOutdated = false
    const load = async () => {
      const answer = await findFiles(wanted.q, wanted.kinds)
      if (!isOutdated) setFound(answer)
    }
    const timer = setTimeout(() => load().catch(console.info), wanted.q ? pauseMs : 0)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [wanted])
  /**
   * Adds a file or updates it. Its lit picture is removed from the list, because the two are shown
   * as one.
   */
  const put = useCallback((file: Stored) => {
    setFound(({ files, next }) => {
      const rest = files.filter(one => one.id !== file.lit?.id)
      const isThere = rest.some(one => one.id === file.id)
      return { files: isThere ? rest.map(one => (one.id === file.id ? file : one)) : [file, ...rest], next }
    })
  }, [])
  const drop = (id: string) => setFound(({ files, next }) => ({ files: files.filter(one => one.id !== id), next }))
  async function more() {
    const answer = await findFiles(wanted.q, wanted.kinds, found.next ?? '')
    setFound({ files: [...found.files, ...answer.files], next: answer.next })
  }
  return { ...found, put, drop, more }
}
