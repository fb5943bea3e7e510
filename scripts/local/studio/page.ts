import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StudioVariables } from './studio.ts'

const localFetch = readFileSync(join(import.meta.dirname, 'localFetch.js'), 'utf8')

/**
 * The Studio's page for this machine: without what it would load from Sanity's servers, with its
 * variables, and with the wrapper that its many listeners need.
 */
export function localPage(html: string, variables: Partial<StudioVariables>): string {
  const script = `globalThis.studioVariables = ${JSON.stringify(variables)}\n${localFetch}`
  return localStyles(html)
    .replace(/<script[^>]+src="https:\/\/[^>]*><\/script>/g, '')
    .replace(/<link[^>]+href="https:\/\/[^>]*>/g, '')
    .replace('<head>', () => `<head><script>${script}</script>`)
}

/** A style sheet without the fonts on Sanity's servers: the system's own stand in. */
export function localStyles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*https:[^}]*\}/g, '')
}

/** Nothing is loaded from elsewhere, whatever a later version of the Studio asks for. */
export const localPolicy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: http://localhost:* http://*.localhost:*",
  "connect-src 'self' http://localhost:* http://*.localhost:* ws://localhost:* ws://*.localhost:*",
].join('; ')
