import { useLanguage } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/form/button.tsx'
import { isObject, valueAt } from '../entry/value.ts'
import type { PagePicture } from '../files/file.ts'
import { type NodeFieldProps, useForm } from './form-context.ts'

interface ChoosePictureProps extends NodeFieldProps {
  /** It becomes another one of a list. */
  isAdded?: boolean
}

/** Asks for another picture in the library, which is loaded then. */
export function ChoosePicture({ node, label, path, isAdded }: ChoosePictureProps) {
  const { t } = useLanguage()
  const { data, change } = useForm()
  const value = valueAt(data, path)
  async function choose() {
    const { pickPicture } = await import('../files/pick.tsx')
    const picture = await pickPicture()
    if (picture) change(path, node.kind === 'media' ? mediaWith(picture) : pictureWith(picture, value))
  }
  return (
    <Button look="quiet" small onClick={() => void choose().catch(console.warn)}>
      {t(isAdded ? 'editing.addTo' : 'editing.choosePicture', { name: label })}
    </Button>
  )
}

const mediaWith = ({ unlit, lit, ...picture }: PagePicture) => ({ ...picture, images: lit ? [unlit, lit] : [unlit] })

/** What belonged to the former picture goes with it; a caption stays. */
function pictureWith(picture: PagePicture, before: unknown) {
  const { lit: _, layers: __, focus: ___, ...kept } = isObject(before) ? before : {}
  return { ...kept, ...picture }
}
