import { useEditor, useEditorSelector } from '@portabletext/editor'
import { getActiveAnnotations, getFocusTextBlock } from '@portabletext/editor/selectors'
import { useState } from 'react'
import * as paths from '../../../paths.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { LinkInput } from '../link-input.tsx'

interface BodyLinkProps {
  onClose: () => void
}

/** A form for the address of the selected link, or for a new link on the selected words. */
export function BodyLink({ onClose }: BodyLinkProps) {
  const { t } = useLanguage()
  const editor = useEditor()
  const link = useEditorSelector(editor, snapshot =>
    getActiveAnnotations(snapshot).find(({ _type }) => _type === 'link'),
  )
  const block = useEditorSelector(editor, snapshot => getFocusTextBlock(snapshot)?.node._key)
  const [href, setHref] = useState(() => String(link?.href ?? ''))

  function close() {
    onClose()
    editor.send({ type: 'focus' })
  }

  function saveLink() {
    const address = href.trim()
    if (address && link && block) {
      const at = [{ _key: block }, 'markDefs', { _key: link._key }] as const
      editor.send({ type: 'annotation.set', at: [...at], props: { href: address } })
    } else if (address) editor.send({ type: 'annotation.add', annotation: { name: 'link', value: { href: address } } })
    close()
  }

  function removeLink() {
    editor.send({ type: 'annotation.remove', annotation: { name: 'link' } })
    close()
  }

  return (
    <div className="editing-link-form">
      <LinkInput
        className="field-control"
        aria-label={t('editing.linkTo')}
        placeholder={paths.faq}
        autoFocus
        value={href}
        onValue={setHref}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault()
            saveLink()
          }
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      />
      <Button small onClick={saveLink}>
        {t('editing.linkSet')}
      </Button>
      {link && (
        <Button small look="quiet" onClick={removeLink}>
          {t('editing.linkRemove')}
        </Button>
      )}
    </div>
  )
}
