import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { StudioVariables } from './sanityProcess.ts'

const localFetch = readFileSync(
  createRequire(import.meta.url).resolve('local-content-lake/localFetch'),
  'utf8',
)

/**
 * Returns the Studio's page for this machine. Removes resources from Sanity's servers, and adds the Studio's variables
 * and the wrapper that its many listeners need.
 */
export function localPage(html: string, variables: Partial<StudioVariables>): string {
  const script = `globalThis.studioVariables = ${JSON.stringify(variables)}\n${localFetch}`
  return localStyles(html)
    .replace(/<script[^>]+src="https:\/\/[^>]*><\/script>/g, '')
    .replace(/<link[^>]+href="https:\/\/[^>]*>/g, '')
    .replace('<head>', () => `<head><script>${script}</script>`)
}

/** A style sheet without the fonts on Sanity's servers, so that system fonts are used. */
export function localStyles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*https:[^}]*\}/g, '')
}

/** Forbids external resources, even if a later version of the Studio requests them. */
export const localPolicy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: http://localhost:* http://*.localhost:*",
  "connect-src 'self' http://localhost:* http://*.localhost:* ws://localhost:* ws://*.localhost:*",
].join('; ')
