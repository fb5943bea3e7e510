import { type ExprNode, parse } from 'groq-js'
import { isObject } from './document.ts'

/**
 * Rewrites the expressions that groq-js evaluates differently from the GROQ specification, in place.
 * Each can go when the case of the official suite passes without it (`npm run conformance`).
 */
export function rewriteForSpecification(node: unknown): void {
  if (Array.isArray(node)) node.forEach(rewriteForSpecification)
  if (!isObject(node)) return
  Object.values(node).forEach(rewriteForSpecification)
  if (isPathInPath(node)) node.left = argument(node.left)
  if (isFunction(node, 'array', 'unique')) Object.assign(node, uniqueWithOneNull(node))
}

/**
 * Returns whether `| score()` is applied to something other than documents, which the specification
 * refuses and groq-js evaluates.
 */
export function scoresNoDocuments(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(scoresNoDocuments)
  if (!isObject(node)) return false
  if (node.type === 'PipeFuncCall' && node.name === 'score' && !yieldsDocuments(node.base)) {
    return true
  }
  return Object.values(node).some(scoresNoDocuments)
}

function yieldsDocuments(node: unknown): boolean {
  if (!isObject(node)) return true
  if (node.type === 'AccessElement') return false
  if (node.type === 'Map' && isObject(node.expr) && node.expr.type === 'Projection') return false
  return yieldsDocuments(node.base)
}

/** groq-js compares only strings with a path. */
function isPathInPath(node: Record<string, unknown>): boolean {
  const { type, op, left, right } = node
  return (
    type === 'OpCall' &&
    op === 'in' &&
    isFunction(left, 'global', 'path') &&
    isFunction(right, 'global', 'path')
  )
}

/** groq-js takes each null for another value. The list is bound to a name to be evaluated once. */
function uniqueWithOneNull(unique: unknown): ExprNode {
  const list = `{"list": $list}{"unique": select(defined(array::compact(list)) =>
    [...array::unique(array::compact(list)), ...list[@ == null][0..0]]
  )}.unique`
  return replaceParameter(parse(list), argument(unique)) as ExprNode
}

function replaceParameter(node: unknown, value: unknown): unknown {
  if (Array.isArray(node)) return node.map((part) => replaceParameter(part, value))
  if (!isObject(node)) return node
  if (node.type === 'Parameter') return value
  const parts = Object.entries(node).map(([name, part]) => [name, replaceParameter(part, value)])
  return Object.fromEntries(parts)
}

function argument(call: unknown): unknown {
  return isObject(call) && Array.isArray(call.args) ? call.args[0] : undefined
}

function isFunction(node: unknown, namespace: string, name: string): boolean {
  return (
    isObject(node) && node.type === 'FuncCall' && node.namespace === namespace && node.name === name
  )
}
