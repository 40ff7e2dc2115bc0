import { toSentence } from '../../entry/ask.ts'
import { parsePath } from '../../entry/value.ts'
import type { FormNode } from '../../form/node.ts'
import { formatLabel } from '../publish/difference.tsx'

/** Maximum number of listed errors. Further errors appear when these are corrected. */
const maxListed = 3

interface ToPutRightProps {
  /** Error texts by field. */
  errors: Record<string, string>
  node: FormNode
  /** Called with the path of a field, such as `blocks.1.picture`. */
  onLead: (field: string) => void
  max?: number
}

/**
 * Lists errors. A click on an error leads to its field, which may be out of view in a long form.
 */
export function ToPutRight({ errors, node, onLead, max = maxListed }: ToPutRightProps) {
  const all = Object.entries(errors)
  if (all.length === 0) return null
  return (
    <ul className="editing-wrong">
      {all.slice(0, max).map(([name, text]) => {
        const field = name.startsWith('data.') ? name.slice('data.'.length) : ''
        const label = field && formatLabel(node, parsePath(field))
        return (
          <li key={name}>
            {label ? (
              <button type="button" className="link" onClick={() => onLead(field)}>
                {[label, text].join(': ')}
              </button>
            ) : (
              toSentence(text)
            )}
          </li>
        )
      })}
    </ul>
  )
}
