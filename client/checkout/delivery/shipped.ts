import type { SelectionAnswer } from '../../shared/commerce/schema/selection.ts'

/** Whether the shop delivers to the selection's country. */
export const isShipped = ({ location, countries }: SelectionAnswer) =>
  countries.some(({ country }) => country === location.country)
