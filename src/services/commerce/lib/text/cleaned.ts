import type * as v from 'valibot'

/**
 * A valibot step that cleans a text. Unlike after `v.transform`, later checks still appear in the
 * generated description of the interface.
 */
export const cleanWith = (clean: (text: string) => string): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'clean',
  reference: cleanWith,
  async: false,
  '~run': ({ value }) => ({ typed: true, value: clean(value) }),
})
