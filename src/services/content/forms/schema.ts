import * as v from 'valibot'

/** A step of a valibot pipe: a limit, or metadata from `lib/marks.ts`. */
const action = v.looseObject({
  type: v.string(),
  requirement: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  pipe: v.optional(v.array(v.unknown()), []),
})

/** The parts of a valibot schema that forms use. A schema is plain data. */
export const schemaParts = v.looseObject({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  item: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  default: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown()), []),
  literal: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown()), []),
})
export type SchemaParts = v.InferOutput<typeof schemaParts>

/** The limits and metadata of a schema, beginning with those of the first schema in its pipe. */
export const collectActions = ({ pipe }: { pipe: unknown[] }): v.InferOutput<typeof action>[] =>
  pipe.flatMap((part, at) => {
    const read = v.parse(action, part)
    return at > 0 ? [read] : collectActions(read)
  })

const textWidgets = ['longText', 'link', 'date', 'colour', 'pictureAddress'] as const
const marks = v.object({
  widget: v.optional(v.picklist([...textWidgets, 'body', 'picture', 'media', 'image', 'focus', 'file', 'download'])),
  refers: v.optional(v.string()),
  readOnly: v.optional(v.literal(true)),
  neededToPublish: v.optional(v.literal(true)),
})

export const readMarks = (read: SchemaParts) =>
  v.parse(marks, Object.assign({}, ...collectActions(read).map(({ metadata }) => metadata)))

export const isTextWidget = (widget: string | undefined): widget is (typeof textWidgets)[number] =>
  textWidgets.some(one => one === widget)
