import { type FormEvent, useState } from 'react'
import { useMutation } from '../browser/use-mutation.ts'
import { cleanLine } from '../commerce/clean.ts'
import { CommerceError } from '../commerce/error.ts'
import { formatTooMany } from '../commerce/wait.ts'
import type { PlainKey } from '../texts/translate.ts'
import { useLanguage } from '../texts/use-translate.ts'

export type FormValues = Partial<Record<string, string>>
type Errors = Partial<Record<string, string>>

/** The props of an account form's field. */
export type AccountField = ReturnType<typeof useAccountForm>['field']

interface AccountForm {
  call: (values: FormValues, form: FormData) => Promise<unknown>
  /**
   * Checks what the browser's own validation cannot check, before the request. Returns error texts
   * by field.
   */
  check?: (values: FormValues) => Partial<Record<string, PlainKey>>
  /** Maps the platform's field names to the form's, if they differ. */
  names?: Partial<Record<string, string>>
  /**
   * Additional error texts. Each key is the platform's field name, a space and the platform's
   * error.
   */
  reasons?: Partial<Record<string, PlainKey>>
}

/**
 * State of an account form: checks the fields, makes the call, and shows the platform's errors next
 * to the fields. During a call, nothing can be edited; after an error, all values are kept. Editing
 * a field clears its error.
 */
export function useAccountForm({ call, check, names = { newPassword: 'password' }, reasons = {} }: AccountForm) {
  const language = useLanguage()
  const { t } = language
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (form: FormData) => call(readValues(form), form),
    onError: callError => setErrors(formatErrors(callError)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const found: Errors = {}
    // `elements` includes fields outside the form that belong to it by their `form` attribute.
    for (const control of form.elements) {
      if (!(control instanceof HTMLInputElement)) continue
      // Browsers reject an e-mail address with invisible characters, such as copied direction
      // marks.
      if (control.type === 'email') control.value = cleanLine(control.value)
      if (!control.validity.valid)
        found[control.name] = t(control.validity.valueMissing ? 'field.required' : 'field.invalidEmail')
    }
    const data = new FormData(form)
    for (const [name, key] of Object.entries(check?.(readValues(data)) ?? {})) if (key) found[name] ??= t(key)
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(form, found)
    else mutate(data, { onError: callError => focusFirstError(form, formatErrors(callError)) })
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
   * Error texts by field, translated if the platform's error is known. Empty if the platform named
   * no field.
   */
  function formatErrors(callError: Error): Errors {
    const fields = callError instanceof CommerceError ? Object.entries(callError.fields) : []
    return Object.fromEntries(
      fields.map(([name, reason]) => {
        const fieldName = names[name] ?? name
        const key = [fieldName, name]
          .map(field => reasons[`${field} ${reason}`] ?? knownErrors[`${field} ${reason}`])
          .find(Boolean)
        const textKey = key ?? knownReasons[reason]
        return [fieldName, textKey ? t(textKey) : reason]
      }),
    )
  }

  const failure = error && formatFailure(error)
  return { submit, field, isPending, isSuccess, error, values: variables && readValues(variables), failure }

  /** The error message when the platform named no field. */
  function formatFailure(callError: Error): string | undefined {
    const tooMany = formatTooMany(callError, language)
    if (tooMany) return tooMany
    const named =
      callError instanceof CommerceError && callError.status !== 429 && Object.keys(callError.fields).length > 0
    return named ? undefined : t('account.failed')
  }
}

/** Focuses the first field with an error. */
function focusFirstError(form: HTMLFormElement, errors: Errors) {
  const [first = ''] = Object.keys(errors)
  const field = form.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}

/** Texts for the platform's errors, by field and reason. */
const knownErrors: Partial<Record<string, PlainKey>> = {
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

const knownReasons: Partial<Record<string, PlainKey>> = {
  required: 'field.required',
  'only latin characters': 'account.latinOnly',
  'must be printable': 'account.notPlain',
  'must not be an address': 'account.notPlain',
  'not a ZIP code of the country': 'account.invalidZip',
  'not a phone number': 'account.invalidPhone',
}

const readValues = (form: FormData): FormValues =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
