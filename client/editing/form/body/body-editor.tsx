import {
  defineAnnotation,
  defineBlockObject,
  defineDecorator,
  defineSchema,
  defineTextBlock,
  EditorProvider,
  PortableTextEditable,
  useEditor,
} from '@portabletext/editor'
import { BehaviorPlugin, EventListenerPlugin, NodePlugin } from '@portabletext/editor/plugins'
import { useEffect, useRef, useState } from 'react'
import { isSame } from '../../entry/value.ts'
import { BodyToolbar } from './body-toolbar.tsx'
import { ClosedCard } from './closed-card.tsx'
import { bodyDecorators, bodyLists, bodyStyles, closedBlock, EditorBlocks } from './editor-blocks.ts'
import { paste } from './paste/paste.ts'

const schemaDefinition = defineSchema({
  styles: bodyStyles.map(name => ({ name })),
  decorators: bodyDecorators.map(name => ({ name })),
  lists: bodyLists.map(name => ({ name })),
  annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  blockObjects: [{ name: closedBlock, fields: [{ name: 'stored', type: 'string' }] }],
})

const tags = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', blockquote: 'blockquote' } as const
const chooseTag = (style: string | undefined) =>
  Object.entries(tags).find(([name]) => name === style)?.[1] ?? ('p' as const)

const nodes = [
  defineTextBlock({
    type: 'block',
    render: ({ node, attributes, children }) => {
      const Tag = chooseTag(node.style)
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
  // This is not a link element, so that a click places the caret.
  defineAnnotation({ type: 'link', render: ({ children }) => <span className="editing-link">{children}</span> }),
  defineBlockObject({ type: closedBlock, render: props => <ClosedCard {...props} /> }),
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

/** An editor for Portable Text. The Tab key moves the focus out of it. */
export default function BodyEditor({ id, label, lang, isReadOnly, value, onChange }: BodyEditorProps) {
  const known = useRef<unknown>(value)
  const [blocks] = useState(() => new EditorBlocks())
  const [initialValue] = useState(() => blocks.fromBody(value))
  return (
    <EditorProvider initialConfig={{ schemaDefinition, initialValue, readOnly: isReadOnly }}>
      <EventListenerPlugin
        on={event => {
          if (event.type !== 'mutation') return
          const body = blocks.toBody(event.value ?? [])
          known.current = body
          onChange(body)
        }}
      />
      <NodePlugin nodes={nodes} />
      <BehaviorPlugin behaviors={behaviors} />
      <ExternalChanges value={value} known={known} blocks={blocks} />
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
          // Without this, Tab would first indent a list, up to ten times, before it leaves the
          // editor. The event is stopped in the capture phase, because later handlers only check
          // whether its default was prevented.
          if (event.key === 'Tab') event.stopPropagation()
        }}
      />
    </EditorProvider>
  )
}

interface FollowProps {
  value: unknown[]
  /** The editor's latest content. */
  known: { current: unknown }
  blocks: EditorBlocks
}

/**
 * Updates the text editor when its value changes elsewhere, because another person has edited the
 * entry or a version was restored.
 */
function ExternalChanges({ value, known, blocks }: FollowProps) {
  const editor = useEditor()
  useEffect(() => {
    const isOwn = isSame(value, known.current)
    known.current = value
    // The editor compares a new value with the last value that was sent to it. Therefore text that
    // was typed in the editor is also sent back to it, unless newer text was typed meanwhile.
    if (isOwn && !isSame(value, blocks.toBody(editor.getSnapshot().context.value))) return
    editor.send({ type: 'update value', value: blocks.fromBody(value) })
  }, [editor, value, known, blocks])
  return null
}
