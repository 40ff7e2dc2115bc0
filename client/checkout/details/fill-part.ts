import type { AddressField } from '../../shared/commerce/address.ts'
import type { SavedAddress } from '../../shared/commerce/schema/addresses.ts'
import type { AddressKind } from '../form-data.ts'

type Filled = Exclude<AddressField, 'email' | 'company'>

/** The country comes first, because it determines which states the form offers. */
const fields: readonly Filled[] = [
  'country',
  'state',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'phoneNumber',
]

/** Replaces the typed values of one address in the form. Returns the names of its fields. */
export function fillPart(form: HTMLFormElement, part: AddressKind, address: SavedAddress): string[] {
  return fields.flatMap(name => {
    const field = form.elements.namedItem(`${part}.${name}`)
    if (field instanceof HTMLInputElement) field.value = address[name]
    if (field instanceof HTMLSelectElement && field.value !== address[name]) {
      field.value = address[name]
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return field ? [`${part}.${name}`] : []
  })
}
