import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'

/**
 * Maximum size of a request's body or address, in bytes. This is enough for a search for 10,000
 * control characters, each of which takes six bytes in JSON.
 */
export const maxRequestSize = 72 * 1024
/**
 * Maximum size of the body of a request with the editors' token, in bytes. It is larger, to allow
 * for unsaved entries.
 */
export const maxOverlaySize = 1024 * 1024
/** Maximum length of a query's text, in characters; the shop's longest has about 2,000. */
export const maxQueryLength = 8 * 1024
export const maxTokens = 2000
/** Maximum number of products on one page of a listing. */
export const maxPage = 96

/** Maximum number of slugs in one response. */
export const maxSlugs = 5000

const maxDepth = 8
const maxFields = 500
const maxRootFields = 12
const maxReferenceDepth = 2
const references = new Set(['finishes', 'variants', 'relatedProducts', 'accessories', 'lightSources', 'spareParts'])

/**
 * Rejects expensive queries: those deeper than 8 fields, those with more than 500 fields or 12 root
 * fields after expanding fragments, and those that go from product to product more than twice.
 * graphql-js itself limits the depth of introspection.
 */
export function CostRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const problem = findProblem(operation.selectionSet, context)
      if (problem) context.reportError(new GraphQLError(`The query ${problem}.`, { nodes: operation }))
    },
  }
}

interface Place {
  depth: number
  referenceDepth: number
  spreading: Set<string>
}

function findProblem(root: SelectionSetNode, context: ValidationContext) {
  let fields = 0
  let rootFields = 0

  function visit(set: SelectionSetNode, place: Place): string | undefined {
    for (const selection of set.selections) {
      const problem = visitSelection(selection, place)
      if (problem) return problem
    }
    return undefined
  }

  function visitSelection(selection: SelectionSetNode['selections'][number], place: Place): string | undefined {
    if (selection.kind === Kind.INLINE_FRAGMENT) return visit(selection.selectionSet, place)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value
      const fragment = context.getFragment(name)
      // A separate rule rejects recursive fragments.
      if (!fragment || place.spreading.has(name)) return undefined
      return visit(fragment.selectionSet, { ...place, spreading: new Set(place.spreading).add(name) })
    }
    const name = selection.name.value
    if (++fields > maxFields) return `asks for more than ${maxFields} fields`
    if (place.depth === 0 && ++rootFields > maxRootFields)
      return `asks for more than ${maxRootFields} fields at the root`
    if (!selection.selectionSet || (place.depth === 0 && name.startsWith('__'))) return undefined
    const depth = place.depth + 1
    const referenceDepth = place.referenceDepth + (references.has(name) ? 1 : 0)
    if (depth >= maxDepth) return `is deeper than ${maxDepth} fields`
    if (referenceDepth > maxReferenceDepth) return `follows products more than ${maxReferenceDepth} times`
    return visit(selection.selectionSet, { ...place, depth, referenceDepth })
  }

  return visit(root, { depth: 0, referenceDepth: 0, spreading: new Set() })
}
