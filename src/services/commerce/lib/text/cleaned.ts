import type * as v from 'valibot'

/**
 * A step of a valibot schema that cleans a text. Checks that follow this step appear in the
 * generated description of the interface, unlike checks that follow `v.transform`.
 */
export const cleanWith = (clean: (text: string) => string): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'clean',
  reference: cleanWith,
  async: false,
  '~run': ({ value }) => ({ typed: true, value: clean(value) }),
})
