import type { ReactNode } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { formatPath, getValue, type Path } from '../entry/value.ts'
import { LazyBody } from './body/lazy-body.tsx'
import { ChoosePicture } from './files/choose-picture.tsx'
import { ChooseDownload, ModelField } from './files/file-fields.tsx'
import { FileShown } from './files/file-shown.tsx'
import { FocusField } from './files/focus-field.tsx'
import { PhotometryField } from './files/photometry-field.tsx'
import { PictureAddressField } from './files/picture-address.tsx'
import { buildControlId, type NodeFieldProps, useForm } from './form-context.ts'
import { findKind } from './list/choices.ts'
import { ListField } from './list/list-field.tsx'
import { LocalizedField } from './localized-field.tsx'
import { createEmptyValue, isPicture, isShown } from './node.ts'
import { PlainField } from './plain-field.tsx'
import { ReferenceField } from './reference-field.tsx'

/** The control for a field of any kind. It includes the controls for nested fields. */
export function NodeField(props: NodeFieldProps) {
  const { node, label, path } = props
  const { data, errors, change } = useForm()
  const value = getValue(data, path)
  if (!isShown(node, value)) return <NotShown label={label} path={path} />
  if (node.localized) return <LocalizedField {...props} />
  if (node.kind === 'list' && node.item) return <ListField {...props} item={node.item} />
  if (node.kind === 'body') return <LazyBody {...props} />
  if (node.refers === 'photometry') return <PhotometryField {...props} />
  if (node.kind === 'reference') return <ReferenceField {...props} />
  if (node.kind === 'image') return <FileShown value={value} label={label} />
  if (node.kind === 'block') {
    const kind = findKind(node, value)
    return kind && <Fields node={kind.node} path={path} />
  }
  if (node.kind === 'pictureAddress') return <PictureAddressField {...props} />
  if (node.fields.length === 0) return <PlainField {...props} />
  const content = (
    <>
      {/* A picture must be chosen before it can be described. */}
      {(value !== undefined || !isPicture(node)) && <Content {...props} />}
      {isPicture(node) && <ChoosePicture {...props} />}
      {node.kind === 'download' && <ChooseDownload {...props} />}
    </>
  )
  if (path.length === 0 || typeof path.at(-1) === 'number') return content
  return (
    <fieldset className="editing-part" id={buildControlId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {node.optional ? (
        <OptionalPart
          name={label}
          isThere={value !== undefined}
          canAdd={createEmptyValue(node) !== undefined}
          onChange={isThere => change(path, isThere ? createEmptyValue(node) : undefined)}
        >
          {content}
        </OptionalPart>
      ) : (
        content
      )}
      <FieldError id={`${buildControlId(path)}-error`} error={errors[`data.${formatPath(path)}`]} of={label} />
    </fieldset>
  )
}

function Content(props: NodeFieldProps) {
  if (props.node.kind === 'focus') return <FocusField {...props} />
  if (props.node.kind === 'file') return <ModelField {...props} />
  return <Fields {...props} />
}

function Fields({ node, path }: Pick<NodeFieldProps, 'node' | 'path'>) {
  const { errors } = useForm()
  const shown = node.fields.filter(
    field =>
      !field.node.readOnly && !hiddenFields.has(field.name) && !(path.length === 0 && fixedFields.has(field.name)),
  )
  const renderField = ({ name, node }: (typeof shown)[number]) => {
    const own = [...path, name]
    return <NodeField key={formatPath(own)} node={node} label={node.label || name} path={own} />
  }
  if (node.groups.length === 0) return shown.map(renderField)
  return node.groups.map(group => {
    const isWrong = group.fields.some(name => isWrongAt(errors, [...path, name]))
    return (
      <details key={group.label} className="editing-fold" open={isWrong}>
        <summary>{group.label}</summary>
        <div className="editing-group">{shown.filter(({ name }) => group.fields.includes(name)).map(renderField)}</div>
      </details>
    )
  })
}

const isWrongAt = (errors: Record<string, string>, path: Path) =>
  Object.keys(errors).some(name => `${name}.`.startsWith(`data.${formatPath(path)}.`))

/**
 * Fields that only tools write: `layers` is the file name prefix of a picture's light layers.
 */
const hiddenFields = new Set(['layers'])
/** Fields of an entry that never change: `id` is a product's number. */
const fixedFields = new Set(['id'])

/** A message in place of a control that could not show the stored value and would overwrite it. */
function NotShown({ label, path }: Pick<NodeFieldProps, 'label' | 'path'>) {
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

interface OptionalPartProps {
  name: string
  isThere: boolean
  /**
   * Whether a button adds the missing part. If not, the part's own controls are always shown.
   */
  canAdd: boolean
  onChange: (isThere: boolean) => void
  children: ReactNode
}

/** A part that an entry may omit, with a button to add or remove it. */
function OptionalPart({ name, isThere, canAdd, onChange, children }: OptionalPartProps) {
  const { t } = useLanguage()
  return (
    <>
      {(isThere || !canAdd) && children}
      {(isThere || canAdd) && (
        <Button look="quiet" small onClick={() => onChange(!isThere)}>
          {t(isThere ? 'editing.remove' : 'editing.add', { name })}
        </Button>
      )}
    </>
  )
}
