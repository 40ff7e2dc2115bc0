import { useEditor, useEditorSelector } from '@portabletext/editor'
import { isActiveAnnotation, isActiveDecorator, isActiveListItem, isActiveStyle } from '@portabletext/editor/selectors'
import { type ReactNode, useState } from 'react'
import type { PlainKey } from '../../../shared/texts/translate.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { BodyLink } from './body-link.tsx'

const styles = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
const styleKeys: Record<(typeof styles)[number], PlainKey> = {
  normal: 'editing.paragraph',
  h2: 'editing.heading2',
  h3: 'editing.heading3',
  h4: 'editing.heading4',
  blockquote: 'editing.quote',
}

/** Buttons for the style, weight, lists and links of the selected text. */
export function BodyToolbar({ of }: { of: string }) {
  const { t } = useLanguage()
  const editor = useEditor()
  const style = useEditorSelector(editor, snapshot => styles.find(name => isActiveStyle(name)(snapshot)))
  const isLink = useEditorSelector(editor, isActiveAnnotation('link'))
  const [isLinking, setLinking] = useState(false)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
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
      <Toggle label={t('editing.link')} isOn={isLink} onClick={() => setLinking(!isLinking)}>
        <u>{t('editing.link')}</u>
      </Toggle>
      {isLinking && <BodyLink onClose={() => setLinking(false)} />}
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
  // The default action would end the selection of the text.
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
