import { contentIndexPath } from '../../shared/content/contentModulePaths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { fillEmptyFields, readDraft } from './enquiryDraft.ts'
import { markFailed, reportLoadFailure } from './scriptState.ts'
import { storageItem } from './storage.ts'

/** The address that was last loaded as a document because the application had failed. */
const reloaded = storageItem('sessionStorage', 'reloaded')

/**
 * Loads the document of an address in place of the application, which has failed there. Each address is tried
 * once, to avoid loops: the second time, and without session storage, rejects with the error. Otherwise the promise
 * stays pending, because the document is left.
 * @param address null for the current one
 */
export function loadDocument(error: unknown, address: string | null): Promise<never> {
  const { pathname, search, hash } = location
  const target = address ?? pathname
  if (reloaded.read() === target) return Promise.reject(error)
  reloaded.write(target)
  // Without storage, nothing would end a loop.
  if (reloaded.read() !== target) return Promise.reject(error)
  // The application restores scroll positions itself.
  history.scrollRestoration = 'auto'
  // The browser is already at this address, unless a language was chosen.
  if (target === pathname) location.reload()
  else location.replace(target + search + hash)
  return new Promise(() => {})
}

/**
 * Loads the document that is shown again, once. Rejects with the error the second time, and also without a connection:
 * then the page stays as it is, in place of the browser's message.
 */
export async function reloadDocument(error: unknown): Promise<never> {
  // Every deployment has an index.
  const index = `${contentIndexPath(defaultLanguage)}?${Date.now()}`
  await import(/* @vite-ignore */ index).catch(() => {
    throw error
  })
  return loadDocument(error, null)
}

/** Loads the document again after the application failed to load, or reports that, with the draft in the form. */
export function recoverFromLoadFailure(error: unknown): Promise<void> {
  return reloadDocument(error).catch(() => {
    for (const form of document.forms) fillEmptyFields(form, readDraft())
    reportLoadFailure(error)
    markFailed()
  })
}

/** Allows an address to be loaded as a document again once another one is shown. */
export function markShown(address: string): void {
  if (reloaded.read() !== address) reloaded.write(null)
}
