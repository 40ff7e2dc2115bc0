import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { findRefused, type MoneyScreen, type RefusedForm } from './screen.ts'

interface NoteFormProps {
  screen: MoneyScreen
  change: RefusedForm['kind']
  /** The id of the withdrawal or payment that is dealt with. */
  id: string
  /** The id of the part of the screen to which the browser returns. */
  part: string
  button: PlainKey
  label: PlainKey
}

/** A form with a note that records that a withdrawal or payment is dealt with. */
export function NoteForm({ screen, change, id, part, button, label }: NoteFormProps) {
  const { t, urlTo } = useLanguage()
  const refused = findRefused(screen, change, id)
  return (
    <DeskForm
      to={`${urlTo(paths.deskMoney)}#${part}`}
      change={change}
      state={createFormState()}
      button={t(button)}
      refusal={refused?.refusal}
    >
      <input type="hidden" name="id" value={id} />
      <Field
        name="note"
        label={t(label)}
        defaultValue={refused?.note ?? ''}
        required
        maxLength={300}
        autoComplete="off"
      />
    </DeskForm>
  )
}
