import { Accordion } from '#client/shared/ui/text/accordion.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { FactsTable } from '../../product/tabs.tsx'
import { richText, type Samples } from './samples.ts'

export function Reading({ words }: { words: Samples }) {
  const facts = [
    { name: 'E27', value: words.answer },
    { name: words.long, value: '2700 K' },
  ]
  const panels = [
    { title: words.question, content: <p>{words.answer}</p> },
    { title: words.long, content: <FactsTable facts={facts} /> },
    { title: words.note, content: <p>{words.hint}</p> },
  ]
  return (
    <>
      <Accordion name="one" panels={panels} firstOpen />
      <Accordion name="many" panels={panels.slice(0, 2)} multiple />
      <Accordion name="tabs" panels={panels} asTabs />
      <FactsTable facts={facts} />
      <RichText blocks={richText(words)} />
      <RichText blocks={richText(words)} editorial />
    </>
  )
}
