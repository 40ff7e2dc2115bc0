import * as v from 'valibot'
import { lenientText, listOf, orNull } from './tolerant.ts'

const contact = v.object({ name: v.string(), address: lenientText, email: lenientText })

export const safetyFragment = `
maker { name address email responsible { name address email } }
warnings`

/** The safety fields of a product. */
export const contentSafety = {
  maker: orNull(v.object({ ...contact.entries, responsible: orNull(contact) })),
  warnings: listOf(v.string()),
}

export type SafetyContact = v.InferOutput<typeof contact>

/**
 * What an offer must state by EU law (Regulation (EU) 2023/988, Article 19): warnings, the
 * manufacturer, and the responsible person in the Union.
 */
export interface SafetyFacts {
  maker: (SafetyContact & { responsible: SafetyContact | null }) | null
  warnings: string[]
}
