import { type FormEvent, useState } from 'react'
import { useMutation } from '../browser/use-mutation.ts'
import { cleanLine } from '../commerce/clean.ts'
import { CommerceError } from '../commerce/error.ts'
import { tooManyText } from '../commerce/wait.ts'
import type { PlainKey } from '../texts/translate.ts'
import { useLanguage } from '../texts/use-translate.ts'

export type FormValues = Partial<Record<string, string>>
type Errors = Partial<Record<string, string>>

/** The props of an account form's field. */
export type AccountField = ReturnType<typeof useAccountForm>['field']

interface AccountForm {
  call: (values: FormValues, form: FormData) => Promise<unknown>
  /** Errors by field that the browser cannot check; called before any request. */
  check?: (values: FormValues) => Partial<Record<string, PlainKey>>
  /** The form's names of the platform's fields, where they differ. */
  names?: Partial<Record<string, string>>
  /** Our words for further errors, by field and reason. */
  reasons?: Partial<Record<string, PlainKey>>
}

/**
 * State of an account form: checks, then calls, then shows the platform's errors at their fields.
 * During a call nothing can be edited; after an error all values are kept. Editing a field clears
 * its error (specification, §5).
 */
export function useAccountForm({ call, check, names = { newPassword: 'password' }, reasons = {} }: AccountForm) {
  const language = useLanguage()
  const { t } = language
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (form: FormData) => call(valuesOf(form), form),
    onError: refused => setErrors(errorsOf(refused)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const found: Errors = {}
    // Also fields elsewhere in the page that name this form.
    for (const control of form.elements) {
      if (!(control instanceof HTMLInputElement)) continue
      // Browsers refuse an address with invisible characters, such as copied direction marks.
      if (control.type === 'email') control.value = cleanLine(control.value)
      if (!control.validity.valid)
        found[control.name] = t(control.validity.valueMissing ? 'field.required' : 'field.invalidEmail')
    }
    const data = new FormData(form)
    for (const [name, key] of Object.entries(check?.(valuesOf(data)) ?? {})) if (key) found[name] ??= t(key)
    setErrors(found)
    if (Object.keys(found).length > 0) lead(form, found)
    else mutate(data, { onError: refused => lead(form, errorsOf(refused)) })
  }

  const field = (name: string) => ({
    name,
    required: true,
    readOnly: isPending,
    error: errors[name],
    onInput: () => {
      setErrors(({ [name]: _, ...others }) => others)
      if (error || isSuccess) reset()
    },
  })

  /**
   * The platform's errors by field, in our words where we know them; empty when it named no field.
   */
  function errorsOf(refused: Error): Errors {
    const fields = refused instanceof CommerceError ? Object.entries(refused.fields) : []
    return Object.fromEntries(
      fields.map(([name, reason]) => {
        const own = names[name] ?? name
        const key = [own, name].map(field => reasons[`${field} ${reason}`] ?? known[`${field} ${reason}`]).find(Boolean)
        const said = key ?? ofAnyField[reason]
        return [own, said ? t(said) : reason]
      }),
    )
  }

  const failure = error && failureOf(error)
  return { submit, field, isPending, isSuccess, error, values: variables && valuesOf(variables), failure }

  /** The error message when no field is named. */
  function failureOf(refused: Error): string | undefined {
    const tooMany = tooManyText(refused, language)
    if (tooMany) return tooMany
    const named = refused instanceof CommerceError && refused.status !== 429 && Object.keys(refused.fields).length > 0
    return named ? undefined : t('account.failed')
  }
}

/** Focuses the first field with an error. */
function lead(form: HTMLFormElement, errors: Errors) {
  const [first = ''] = Object.keys(errors)
  const field = form.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}

/** The platform's messages by field. */
const known: Partial<Record<string, PlainKey>> = {
  'password incorrect': 'account.incorrect',
  'password not valid': 'account.badPassword',
  'newPassword not valid': 'account.badPassword',
  'password too common': 'account.commonPassword',
  'newPassword too common': 'account.commonPassword',
  'email already registered': 'account.taken',
  'email Expected type e-mail': 'field.invalidEmail',
  'newEmail already registered': 'account.taken',
  'newEmail Expected type e-mail': 'field.invalidEmail',
}

const ofAnyField: Partial<Record<string, PlainKey>> = {
  required: 'field.required',
  'only latin characters': 'account.latinOnly',
  'must be printable': 'account.notPlain',
  'must not be an address': 'account.notPlain',
  'not a ZIP code of the country': 'account.invalidZip',
  'not a phone number': 'account.invalidPhone',
}

const valuesOf = (form: FormData): FormValues =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
