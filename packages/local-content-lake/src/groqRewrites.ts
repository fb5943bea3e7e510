import { type ExprNode, parse } from 'groq-js'
import { isObject, nestedObjects } from './lakeDocument.ts'

/**
 * Rewrites, in place, expressions that groq-js evaluates differently from the GROQ specification. Each
 * rewrite can be removed once its case of the official suite passes without it (`npm run conformance:lake`).
 */
export function rewriteForSpecification(tree: ExprNode): void {
  for (const node of nestedObjects(tree)) {
    if (isPathInPath(node)) node.left = argument(node.left)
    if (isFunction(node, 'array', 'unique')) Object.assign(node, uniqueWithOneNull(node))
  }
}

/** Returns whether `| score()` is applied to values other than documents, which GROQ forbids and groq-js allows. */
export const scoresNoDocuments = (tree: ExprNode): boolean =>
  nestedObjects(tree).some(
    ({ type, name, base }) => type === 'PipeFuncCall' && name === 'score' && !yieldsDocuments(base),
  )

function yieldsDocuments(node: unknown): boolean {
  if (!isObject(node)) return true
  if (node.type === 'AccessElement') return false
  if (node.type === 'Map' && isObject(node.expr) && node.expr.type === 'Projection') return false
  return yieldsDocuments(node.base)
}

/** groq-js compares only strings with paths. */
function isPathInPath({ type, op, left, right }: Record<string, unknown>): boolean {
  return (
    type === 'OpCall' &&
    op === 'in' &&
    isFunction(left, 'global', 'path') &&
    isFunction(right, 'global', 'path')
  )
}

/** groq-js treats nulls as different values. Binds the list to a name, to evaluate it once. */
function uniqueWithOneNull(unique: unknown): ExprNode {
  const list = `{"list": $list}{"unique": select(defined(array::compact(list)) =>
    [...array::unique(array::compact(list)), ...list[@ == null][0..0]]
  )}.unique`
  const tree = parse(list)
  for (const node of nestedObjects(tree))
    if (node.type === 'Parameter') Object.assign(node, argument(unique))
  return tree
}

export function argument(call: unknown): unknown {
  return isObject(call) && Array.isArray(call.args) ? call.args[0] : undefined
}

export function isFunction(node: unknown, namespace: string, name: string): boolean {
  return (
    isObject(node) && node.type === 'FuncCall' && node.namespace === namespace && node.name === name
  )
}
