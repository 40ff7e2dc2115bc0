import { useState } from 'react'
import { decodeText as fileText } from '../../../shared/photometry/format/lines.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { buildEntryPath, callContent, type EntryId, toSentence } from '../../entry/ask.ts'
import { getValue, isObject, type Path, replaceValue } from '../../entry/value.ts'
import { Warnings } from '../../files/warnings.tsx'
import { EditingDialog } from '../../panel/editing-dialog.tsx'
import { useType } from '../../panel/types.ts'
import { FormContext, type NodeFieldProps, useForm } from '../form-context.ts'
import { ReferenceField } from '../reference-field.tsx'
import { ChooseFile } from './choose-file.tsx'

/**
 * The field for a lamp's light distribution. Editors choose an existing entry, or create one from a
 * photometric file.
 */
export function PhotometryField(props: NodeFieldProps) {
  const { data, entry, change } = useForm()
  const [chosen, setChosen] = useState<{ text: string; warnings: string[] } | null>(null)
  const named = getValue(data, props.path)
  const slug = isObject(data) && typeof data.slug === 'string' && data.slug ? data.slug : entry.id
  return (
    <>
      <ReferenceField {...props} />
      <ChooseFile
        kinds={['ldt', 'ies']}
        label={props.label}
        onFile={async ({ src, warnings = [] }) => {
          const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer())
          setChosen({ text: fileText(bytes), warnings })
        }}
      />
      {chosen && (
        <PhotometryDialog
          id={typeof named === 'string' && named ? named : slug.toLowerCase()}
          file={chosen.text}
          warnings={chosen.warnings}
          title={props.label}
          onEnd={id => {
            setChosen(null)
            if (id) change(props.path, id)
          }}
        />
      )}
    </>
  )
}

interface PhotometryDialogProps {
  id: string
  file: string
  warnings: string[]
  title: string
  /** Called with the id of the saved entry, or with null if the dialog was closed. */
  onEnd: (id: string | null) => void
}

/**
 * A dialog that asks for facts that a photometric file does not contain. It creates or replaces the
 * entry for the file.
 */
function PhotometryDialog({ id, file, warnings, title, onEnd }: PhotometryDialogProps) {
  const { t } = useLanguage()
  const { Field } = useForm()
  const type = useType('photometry')
  const [data, setData] = useState<unknown>({ slug: id, file: file.replaceAll('\r\n', '\n'), isTurned: false })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const entry = { type: 'photometry', id }
  const askedFields = type?.node.fields.filter(({ name }) => name === 'origin' || name === 'isTurned') ?? []

  async function save() {
    setBusy(true)
    const refused = await replace(entry, data)
    setBusy(false)
    setErrors(refused ?? {})
    if (!refused) onEnd(id)
  }

  const form = {
    entry,
    data,
    errors,
    change: (path: Path, value: unknown) => setData((before: unknown) => replaceValue(before, path, value)),
    isReadOnly: false,
    Field,
  }
  const others = Object.entries(errors).filter(([name]) => !askedFields.some(field => name === `data.${field.name}`))
  return (
    <EditingDialog title={title} closedBy="closerequest" onClose={() => onEnd(null)}>
      <FormContext value={form}>
        {askedFields.map(({ name, node }) => (
          <Field key={name} node={node} label={node.label} path={[name]} />
        ))}
      </FormContext>
      <Warnings of={warnings} />
      <p className="soft">{t('editing.photometryOf', { id })}</p>
      {others.map(([name, text]) => (
        <FieldError key={name} id={`photometry-${name}`} error={toSentence(text)} of={title} />
      ))}
      <div className="actions">
        <Button loading={isBusy} disabled={!isObject(data) || !data.origin} onClick={() => void save()}>
          {t('editing.photometrySave')}
        </Button>
      </div>
    </EditingDialog>
  )
}

/**
 * Creates or replaces an entry. A new entry is also published if the editor may publish. Visitors
 * see the entry only in published products that refer to it. Resolves to error texts, keyed by
 * field, or to null if the entry was saved.
 */
async function replace(key: EntryId, data: unknown): Promise<Record<string, string> | null> {
  const before = await callContent(buildEntryPath(key))
  const version = before.ok && isObject(before.value) ? Number(before.value.version) : 0
  const body = { type: key.type, data }
  const saved = await callContent(buildEntryPath(key), { method: 'PUT', body, version })
  if (!saved.ok) return Object.keys(saved.errors).length > 0 ? saved.errors : { entry: String(saved.status) }
  if (version === 0) await callContent(buildEntryPath(key, '/publish'), { method: 'POST', body: {}, version: 1 })
  return null
}
