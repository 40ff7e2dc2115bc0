import type { AddressField } from '../../shared/commerce/address.ts'
import type { SelectionAnswer } from '../../shared/commerce/schema/selection.ts'

/** These fields are filled together or not at all, so that two addresses are never mixed. */
const placeFields: readonly AddressField[] = ['address1', 'address2', 'zipCode', 'city']
const personalFields: readonly AddressField[] = ['email', 'firstName', 'lastName', 'phoneNumber']

/**
 * Fills the form's empty fields from the address of the customer who has just logged in. Street,
 * ZIP code and city are filled only if the form has the same country as that address. Returns the
 * names of the filled fields.
 */
export function fillEmpty(form: HTMLFormElement, { selection, loggedIn, location }: SelectionAnswer): string[] {
  const control = (name: AddressField) => {
    const field = form.elements.namedItem(`shipping.${name}`)
    return field instanceof HTMLInputElement ? field : null
  }
  const isEmpty = (name: AddressField) => !control(name)?.value.trim()
  const isHere = loggedIn?.country === location.country
  const findValue = (name: AddressField) => {
    const customerValue =
      loggedIn && name !== 'company' && (isHere || !placeFields.includes(name)) ? loggedIn[name] : ''
    return customerValue || selection?.address[name] || ''
  }
  const wanted = [...personalFields.filter(isEmpty), ...(placeFields.every(isEmpty) ? placeFields : [])]
  return wanted.flatMap(name => {
    const [field, text] = [control(name), findValue(name)]
    if (!field || !text) return []
    field.value = text
    return [field.name]
  })
}
