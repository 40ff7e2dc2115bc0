import { getValue, isObject } from '../../entry/value.ts'
import { type PagePicture, toPagePicture } from '../../files/file.ts'
import { type NodeFieldProps, useForm } from '../form-context.ts'
import { ChooseFile } from './choose-file.tsx'

interface ChoosePictureProps extends NodeFieldProps {
  /** Whether the picture is added to a list, instead of replacing a picture. */
  isAdded?: boolean
}

/** A button to choose or replace the picture of a field. */
export function ChoosePicture({ node, label, path, isAdded = false }: ChoosePictureProps) {
  const { data, change } = useForm()
  const value = getValue(data, path)
  return (
    <ChooseFile
      kinds={['picture']}
      label={label}
      isAdded={isAdded}
      onFile={file => {
        const picture = toPagePicture(file)
        if (picture) change(path, node.kind === 'media' ? toMedia(picture) : replacePicture(picture, value))
      }}
    />
  )
}

const toMedia = ({ unlit, lit, ...picture }: PagePicture) => ({ ...picture, images: lit ? [unlit, lit] : [unlit] })

/**
 * Replaces a picture, including its lit picture, light layers and focal point. Only a caption is
 * kept.
 */
function replacePicture(picture: PagePicture, before: unknown) {
  const { lit: _, layers: __, focus: ___, ...kept } = isObject(before) ? before : {}
  return { ...kept, ...picture }
}
