import type * as v from 'valibot'

/**
 * Cleans a text while it is parsed. Unlike `v.transform` it leaves a text a text, so that the
 * interface's description keeps what is checked of it afterwards.
 */
export const cleaned = (clean: (text: string) => string): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'clean',
  reference: cleaned,
  async: false,
  '~run': ({ value }) => ({ typed: true, value: clean(value) }),
})
