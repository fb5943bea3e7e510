import { contentIndexPath } from '../../shared/content/addresses/contentModulePaths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { fillEmptyFields, readDraft } from './enquiryDraft.ts'
import { markFailed, reportLoadFailure } from './scriptState.ts'
import { storageItem } from './storage.ts'

/** The last address that was loaded as a document after the application failed. */
const reloaded = storageItem('sessionStorage', 'reloaded')

/**
 * Loads the document of an address after the application failed there. To avoid loops, each address is tried once: the
 * second time, or without session storage, the promise rejects with the error. Otherwise it stays pending, because the
 * document unloads.
 * @param address null for the current one
 */
export function loadDocument(error: unknown, address: string | null): Promise<never> {
  const { pathname, search, hash } = location
  const target = address ?? pathname
  if (reloaded.read() === target) return Promise.reject(error)
  reloaded.write(target)
  // Without storage, a loop could not be detected.
  if (reloaded.read() !== target) return Promise.reject(error)
  // The application restores scroll positions itself.
  history.scrollRestoration = 'auto'
  // The browser is already at this address, unless a language was chosen.
  if (target === pathname) location.reload()
  else location.replace(target + search + hash)
  return new Promise(() => {})
}

/**
 * Reloads the current document, once. Rejects with the error the second time, and without a connection: the page is
 * then kept, instead of the browser's error page.
 */
export async function reloadDocument(error: unknown): Promise<never> {
  // Every deployment has an index.
  const index = `${contentIndexPath(defaultLanguage)}?${Date.now()}`
  await import(/* @vite-ignore */ index).catch(() => {
    throw error
  })
  return loadDocument(error, null)
}

/**
 * Reloads the document after the application failed to load. If that fails too, restores the draft in the form and
 * reports the error.
 */
export function recoverFromLoadFailure(error: unknown): Promise<void> {
  return reloadDocument(error).catch(() => {
    for (const form of document.forms) fillEmptyFields(form, readDraft())
    reportLoadFailure(error)
    markFailed()
  })
}

/** Allows an address to be loaded as a document again after another one has been shown. */
export function markShown(address: string): void {
  if (reloaded.read() !== address) reloaded.write(null)
}
