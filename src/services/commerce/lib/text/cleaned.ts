import type * as v from 'valibot'

/**
 * A step of a valibot schema that cleans a text. Checks after it appear in the generated
 * description of the interface, which omits checks after `v.transform`.
 */
export const cleanWith = (clean: (text: string) => string): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'clean',
  reference: cleanWith,
  async: false,
  '~run': ({ value }) => ({ typed: true, value: clean(value) }),
})
