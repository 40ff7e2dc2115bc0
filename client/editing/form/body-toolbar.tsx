import { useEditor, useEditorSelector } from '@portabletext/editor'
import { isActiveAnnotation, isActiveDecorator, isActiveListItem, isActiveStyle } from '@portabletext/editor/selectors'
import { type ReactNode, useState } from 'react'
import type { PlainKey } from '../../i18n/index.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import * as paths from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'

const styles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
const styleKeys: Record<(typeof styles)[number], PlainKey> = {
  normal: 'editing.paragraph',
  h2: 'editing.heading2',
  h3: 'editing.heading3',
  h4: 'editing.heading4',
  blockquote: 'editing.quote',
}

/** The style, weight, lists and links of what is selected in the text. */
export function BodyToolbar({ of }: { of: string }) {
  const { t } = useLanguage()
  const editor = useEditor()
  const style = useEditorSelector(editor, snapshot => styles.find(name => isActiveStyle(name)(snapshot)))
  const isLink = useEditorSelector(editor, isActiveAnnotation('link'))
  const [href, setHref] = useState<string | null>(null)

  function addLink() {
    const address = href?.trim()
    if (address) editor.send({ type: 'annotation.add', annotation: { name: 'link', value: { href: address } } })
    setHref(null)
    editor.send({ type: 'focus' })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of a form's fields.
    <div className="editing-toolbar" role="group" aria-label={t('editing.toolbar', { name: of })}>
      <select
        className="field-control"
        aria-label={t('editing.style')}
        value={style ?? 'normal'}
        onChange={({ currentTarget }) => {
          editor.send({ type: 'style.toggle', style: currentTarget.value })
          editor.send({ type: 'focus' })
        }}
      >
        {styles.map(name => (
          <option key={name} value={name}>
            {t(styleKeys[name])}
          </option>
        ))}
      </select>
      <Decorator name="strong" label={t('editing.bold')}>
        <strong>B</strong>
      </Decorator>
      <Decorator name="em" label={t('editing.italic')}>
        <em>I</em>
      </Decorator>
      <List name="bullet" label={t('editing.bullets')}>
        •
      </List>
      <List name="number" label={t('editing.numbers')}>
        1.
      </List>
      <Toggle
        label={t('editing.link')}
        isOn={isLink}
        onClick={() => {
          if (!isLink) return setHref('')
          editor.send({ type: 'annotation.remove', annotation: { name: 'link' } })
          editor.send({ type: 'focus' })
        }}
      >
        <u>{t('editing.link')}</u>
      </Toggle>
      {href !== null && (
        <div className="editing-link-form">
          <input
            className="field-control"
            aria-label={t('editing.linkTo')}
            placeholder={paths.faq}
            value={href}
            // biome-ignore lint/a11y/noAutofocus: it was asked for by a press.
            autoFocus
            onChange={({ currentTarget }) => setHref(currentTarget.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') addLink()
              if (event.key !== 'Escape') return
              event.stopPropagation()
              setHref(null)
            }}
          />
          <Button small onClick={addLink}>
            {t('editing.linkSet')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ToggleProps {
  label: string
  isOn: boolean
  onClick: () => void
  children: ReactNode
}

const Toggle = ({ label, isOn, onClick, children }: ToggleProps) => (
  // The selection stays where it is.
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    onMouseDown={event => event.preventDefault()}
    onClick={onClick}
  >
    {children}
  </button>
)

type NamedProps = Pick<ToggleProps, 'label' | 'children'> & { name: string }

function Decorator({ name, ...toggle }: NamedProps) {
  const editor = useEditor()
  const isOn = useEditorSelector(editor, isActiveDecorator(name))
  const onClick = () => {
    editor.send({ type: 'decorator.toggle', decorator: name })
    editor.send({ type: 'focus' })
  }
  return <Toggle {...toggle} isOn={isOn} onClick={onClick} />
}

function List({ name, ...toggle }: NamedProps) {
  const editor = useEditor()
  const isOn = useEditorSelector(editor, isActiveListItem(name))
  const onClick = () => {
    editor.send({ type: 'list item.toggle', listItem: name })
    editor.send({ type: 'focus' })
  }
  return <Toggle {...toggle} isOn={isOn} onClick={onClick} />
}
