import { getValue, isObject } from '../../entry/value.ts'
import { type NodeFieldProps, useForm } from '../form-context.ts'
import { ChooseFile } from './choose-file.tsx'
import { FileShown } from './file-shown.tsx'

/** The field for a 3D model. It stores the address and size of the model's file. */
export function ModelField({ label, path }: NodeFieldProps) {
  const { data, change } = useForm()
  return (
    <>
      <FileShown value={getValue(data, path)} label={label} />
      <ChooseFile kinds={['glb']} label={label} onFile={({ src, bytes = 0 }) => change(path, { src, bytes })} />
    </>
  )
}

/**
 * A button to choose the file of a download. If the download has no title, the file's name becomes
 * its title.
 */
export function ChooseDownload({ label, path }: NodeFieldProps) {
  const { data, change } = useForm()
  const value = getValue(data, path)
  const before = isObject(value) ? value : {}
  return (
    <ChooseFile
      kinds={['pdf']}
      label={label}
      onFile={({ src, name }) => {
        const title = isObject(before.title) ? before.title : {}
        const newTitle = title.en ? title : { ...title, en: name.replace(/\.pdf$/i, '') }
        change(path, { ...before, href: src, title: newTitle })
      }}
    />
  )
}
