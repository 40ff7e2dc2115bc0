import { useLanguage } from '../../shared/texts/use-translate.ts'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { formatPath } from '../entry/value.ts'
import { buildControlId, type NodeFieldProps, useForm } from './form-context.ts'

/** A message in place of a control that could not show the stored value and would overwrite it. */
export function NotShown({ label, path }: Pick<NodeFieldProps, 'label' | 'path'>) {
  const { t } = useLanguage()
  const { errors } = useForm()
  const id = buildControlId(path)
  return (
    <div className="field" id={id} tabIndex={-1}>
      <p className="field-label">{label}</p>
      <p className="field-hint">{t('editing.notShown')}</p>
      <FieldError id={`${id}-error`} error={errors[`data.${formatPath(path)}`]} of={label} />
    </div>
  )
}
