import type { AddressField } from '../../shared/commerce/address.ts'
import type { SelectionAnswer } from '../../shared/commerce/schema/selection.ts'

/** Fields of one place: filled in together or not at all, so that no two addresses mix. */
const place: readonly AddressField[] = ['address1', 'address2', 'zipCode', 'city']
const personal: readonly AddressField[] = ['email', 'firstName', 'lastName', 'phoneNumber']

/**
 * Fills a checkout form's empty fields from the address of the customer who has just logged in; the
 * place only within the form's country. Returns the names of the filled fields.
 */
export function fillEmpty(form: HTMLFormElement, { selection, loggedIn, location }: SelectionAnswer): string[] {
  const control = (name: AddressField) => {
    const field = form.elements.namedItem(`shipping.${name}`)
    return field instanceof HTMLInputElement ? field : null
  }
  const isEmpty = (name: AddressField) => !control(name)?.value.trim()
  const isHere = loggedIn?.country === location.country
  const known = (name: AddressField) => {
    const own = loggedIn && name !== 'company' && (isHere || !place.includes(name)) ? loggedIn[name] : ''
    return own || selection?.address[name] || ''
  }
  const wanted = [...personal.filter(isEmpty), ...(place.every(isEmpty) ? place : [])]
  return wanted.flatMap(name => {
    const [field, text] = [control(name), known(name)]
    if (!field || !text) return []
    field.value = text
    return [field.name]
  })
}
