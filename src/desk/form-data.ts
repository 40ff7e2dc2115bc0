import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import type { FormState } from './call.ts'

/** The data of a form that the browser has sent. */
export interface SentForm {
  /** The name of the change, from the `change` prop of `DeskForm`. */
  change: string
  state: FormState
  /** Returns the trimmed value of a field; empty if it is missing. */
  field: (name: string) => string
  /** Returns all values of a field, such as those of checkboxes. */
  fields: (name: string) => string[]
  /** Returns the text of an uploaded file; empty if there is no file. */
  file: (name: string) => Promise<string>
}

/** Creates the state of a new form. `version` is the version of what the page shows. */
export const createFormState = (version = ''): FormState => ({ key: crypto.randomUUID(), version })

/** Reads a form that `DeskForm` sent. */
export async function readForm(c: Context<AppEnv>): Promise<SentForm> {
  const form = await c.req.formData()
  const fields = (name: string) => form.getAll(name).flatMap(value => (typeof value === 'string' ? [value.trim()] : []))
  const field = (name: string) => fields(name)[0] ?? ''
  return {
    change: field('do'),
    state: { key: field('key'), version: field('version') },
    field,
    fields,
    file: async name => {
      const value = form.get(name)
      return value === null || typeof value === 'string' ? '' : value.text()
    },
  }
}
