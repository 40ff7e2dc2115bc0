import { isObject, valueAt } from '../../entry/value.ts'
import { type PagePicture, pagePictureOf } from '../../files/file.ts'
import { type NodeFieldProps, useForm } from '../form-context.ts'
import { ChooseFile } from './choose-file.tsx'

interface ChoosePictureProps extends NodeFieldProps {
  /** It becomes another one of a list. */
  isAdded?: boolean
}

/** Asks for the picture of a field, or for another one. */
export function ChoosePicture({ node, label, path, isAdded = false }: ChoosePictureProps) {
  const { data, change } = useForm()
  const value = valueAt(data, path)
  return (
    <ChooseFile
      kinds={['picture']}
      label={label}
      isAdded={isAdded}
      onFile={file => {
        const picture = pagePictureOf(file)
        if (picture) change(path, node.kind === 'media' ? mediaWith(picture) : pictureWith(picture, value))
      }}
    />
  )
}

const mediaWith = ({ unlit, lit, ...picture }: PagePicture) => ({ ...picture, images: lit ? [unlit, lit] : [unlit] })

/** What belonged to the former picture goes with it; a caption stays. */
function pictureWith(picture: PagePicture, before: unknown) {
  const { lit: _, layers: __, focus: ___, ...kept } = isObject(before) ? before : {}
  return { ...kept, ...picture }
}
