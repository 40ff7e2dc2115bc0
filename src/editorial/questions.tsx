import { Fragment } from 'react'
import { Accordion } from '#client/shared/ui/text/accordion.tsx'
import { RichText, type RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import { getBlockText } from '../shared/content/shapes/portable-text.ts'

/** FAQ: third-level headings are questions that open the text below them. Other text is visible. */
export function Questions({ body }: { body: RichTextBlocks }) {
  return splitSections(body).map(({ text, questions }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static parts of one text, never reordered.
    <Fragment key={index}>
      {text.length > 0 && <RichText blocks={text} editorial />}
      {questions.length > 0 && (
        <Accordion
          name={`questions-${index}`}
          multiple
          panels={questions.map(({ title, answer }) => ({ title, content: <RichText blocks={answer} editorial /> }))}
        />
      )}
    </Fragment>
  ))
}

interface Section {
  text: RichTextBlocks
  questions: { title: string; answer: RichTextBlocks }[]
}

/** Lists all questions of a page with their answers. */
export const listQuestions = (body: RichTextBlocks) => splitSections(body).flatMap(({ questions }) => questions)

function splitSections(body: RichTextBlocks): Section[] {
  const sections: Section[] = [{ text: [], questions: [] }]
  for (const block of body) {
    const section = sections.at(-1)
    const question = section?.questions.at(-1)
    if ('style' in block && block.style === 'h3') section?.questions.push({ title: getBlockText(block), answer: [] })
    else if ('style' in block && block.style === 'h2') sections.push({ text: [block], questions: [] })
    else if (question) question.answer.push(block)
    else section?.text.push(block)
  }
  return sections
}
