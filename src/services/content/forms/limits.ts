import { collectActions, type SchemaParts } from './schema.ts'

const formats = ['email', 'url'] as const

/** The limits of a schema's value, in the format of its form. */
export function readLimits(read: SchemaParts) {
  const actions = collectActions(read)
  const find = (type: string) => actions.find(one => one.type === type)
  const number = (type: string) => {
    const requirement = find(type)?.requirement
    return typeof requirement === 'number' ? requirement : undefined
  }
  const regex = find('regex')
  const length = number('length')
  const min = find('non_empty') ? 1 : (length ?? number('min_length'))
  const max = length ?? number('max_length')
  const [least, most, above] = [number('min_value'), number('max_value'), number('gt_value')]
  const format = formats.find(type => find(type))
  return {
    size: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    amount: {
      ...(least !== undefined && { min: least }),
      ...(most !== undefined && { max: most }),
      ...(above !== undefined && { above }),
      integer: find('integer') !== undefined,
    },
    pattern: {
      ...(regex?.requirement instanceof RegExp && { pattern: regex.requirement.source }),
      ...(typeof regex?.message === 'string' && { problem: regex.message }),
      ...(format && { format }),
    },
  }
}
