import {
  defineAnnotation,
  defineDecorator,
  defineSchema,
  defineTextBlock,
  EditorProvider,
  PortableTextEditable,
  useEditor,
} from '@portabletext/editor'
import { BehaviorPlugin, EventListenerPlugin, NodePlugin } from '@portabletext/editor/plugins'
import { useEffect, useRef } from 'react'
import { isSame } from '../../entry/value.ts'
import { BodyToolbar } from './body-toolbar.tsx'
import { paste } from './paste/paste.ts'

const schemaDefinition = defineSchema({
  styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }, { name: 'h4' }, { name: 'blockquote' }],
  decorators: [{ name: 'strong' }, { name: 'em' }],
  lists: [{ name: 'bullet' }, { name: 'number' }],
  annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
})

const tags = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', blockquote: 'blockquote' } as const
const tagOf = (style: string | undefined) =>
  Object.entries(tags).find(([name]) => name === style)?.[1] ?? ('p' as const)

const nodes = [
  defineTextBlock({
    type: 'block',
    render: ({ node, attributes, children }) => {
      const Tag = tagOf(node.style)
      const list = node.listItem ? ` editing-${node.listItem === 'number' ? 'number' : 'bullet'}` : ''
      return (
        <Tag {...attributes} className={`editing-block${list}`}>
          {children}
        </Tag>
      )
    },
  }),
  defineDecorator({ type: 'strong', render: ({ children }) => <strong>{children}</strong> }),
  defineDecorator({ type: 'em', render: ({ children }) => <em>{children}</em> }),
  // No link: a press places the caret.
  defineAnnotation({ type: 'link', render: ({ children }) => <span className="editing-link">{children}</span> }),
]
const behaviors = [paste]

export interface BodyEditorProps {
  id: string
  label: string
  lang: string | undefined
  isReadOnly: boolean
  value: unknown[]
  onChange: (blocks: unknown[]) => void
}

/** Portable Text, as it is typed. Tab leaves it. */
export default function BodyEditor({ id, label, lang, isReadOnly, value, onChange }: BodyEditorProps) {
  const known = useRef<unknown>(value)
  return (
    <EditorProvider initialConfig={{ schemaDefinition, initialValue: blocksOf(value), readOnly: isReadOnly }}>
      <EventListenerPlugin
        on={event => {
          if (event.type !== 'mutation') return
          known.current = event.value ?? []
          onChange(event.value ?? [])
        }}
      />
      <NodePlugin nodes={nodes} />
      <BehaviorPlugin behaviors={behaviors} />
      <Follow value={value} known={known} />
      {!isReadOnly && <BodyToolbar of={label} />}
      <PortableTextEditable
        id={id}
        className="editing-body rich-text"
        role="textbox"
        aria-multiline="true"
        aria-readonly={isReadOnly}
        aria-labelledby={`${id}-label`}
        lang={lang}
        spellCheck
        onKeyDownCapture={event => {
          // The editor would indent a list, ten times before it lets go. Stopped on its way down:
          // what it does on the way up asks only whether the default was prevented.
          if (event.key === 'Tab') event.stopPropagation()
        }}
      />
    </EditorProvider>
  )
}

type Blocks = NonNullable<Parameters<typeof EditorProvider>[0]['initialConfig']['initialValue']>

const isBlock = (value: unknown): value is Blocks[number] =>
  typeof value === 'object' && value !== null && '_type' in value && '_key' in value

const blocksOf = (value: unknown[]): Blocks => value.filter(isBlock)

/** Takes over what has changed elsewhere: another editor's text, an older version. */
function Follow({ value, known }: { value: unknown[]; known: { current: unknown } }) {
  const editor = useEditor()
  useEffect(() => {
    const isOwn = isSame(value, known.current)
    known.current = value
    // The editor takes over only what differs from what it was last told, so its own text is told
    // to it too, but never an older one than it has.
    if (isOwn && !isSame(value, editor.getSnapshot().context.value)) return
    editor.send({ type: 'update value', value: blocksOf(value) })
  }, [editor, value, known])
  return null
}
