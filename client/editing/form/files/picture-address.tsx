import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { formatPath, getValue } from '../../entry/value.ts'
import type { ChosenFile } from '../../files/file.ts'
import { buildControlId, type NodeFieldProps, useForm } from '../form-context.ts'
import { NeededMark } from '../needed.tsx'
import { ChooseFile } from './choose-file.tsx'

/**
 * Widths of resized pictures that messengers and social networks display, in px, the best one
 * first.
 */
const widths = [1200, 800, 400]

/**
 * A field for a picture that other programs show, such as messengers. Only the address of one size
 * of the picture is stored.
 */
export function PictureAddressField({ node, label, path }: NodeFieldProps) {
  const { t } = useLanguage()
  const { data, errors, change } = useForm()
  const address = getValue(data, path)
  const id = buildControlId(path)
  return (
    <fieldset className="editing-part" id={id} tabIndex={-1}>
      <legend>
        {label} <NeededMark node={node} />
      </legend>
      {typeof address === 'string' && address !== '' && (
        <figure className="editing-file">
          <img src={address} alt="" loading="lazy" />
        </figure>
      )}
      <div className="actions">
        <ChooseFile kinds={['picture']} label={label} onFile={file => change(path, toAddress(file))} />
        {address !== undefined && (
          <Button look="quiet" small onClick={() => change(path, undefined)}>
            {t('editing.remove', { name: label })}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={errors[`data.${formatPath(path)}`]} of={label} />
    </fieldset>
  )
}

/** The address of the lit picture if there is one, since it shows more of a lamp. */
function toAddress({ lit, ...unlit }: ChosenFile) {
  const { src, width = Infinity } = lit ?? unlit
  return `${src}_${widths.find(wide => wide <= width) ?? 200}`
}
