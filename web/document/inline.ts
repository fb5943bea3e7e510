import { markFailed, markScripted, reportLost } from '../browser/scripted.ts'
import { timeLimit } from '../browser/timeLimit.ts'

/**
 * The script inlined in every page: only what cannot wait for another request, because it is part of
 * each document. Links and menus work without React; buttons and the form wait for it.
 */
declare global {
  interface Window {
    /** Buttons pressed before hydration, which are then pressed again; null once that is done. */
    earlyClicks: HTMLElement[] | null | undefined
  }
  interface ImportMetaEnv {
    /** The address of the script made from boot.ts. Set by the build: see scripts/site/bundle.ts. */
    readonly BOOT: string
  }
}

markScripted()

window.earlyClicks = []
addEventListener(
  'click',
  ({ target }) => {
    // Enter in a form's field clicks its button too.
    const button = target instanceof Element && target.closest('button')
    if (button) window.earlyClicks?.push(button)
  },
  true,
)

// No form is ever sent by the browser itself: what was typed would be in the address or be lost.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    // The application may not come.
    setTimeout(() => window.earlyClicks !== null && markFailed(), timeLimit)
  },
  true,
)

addEventListener('DOMContentLoaded', () =>
  import(/* @vite-ignore */ import.meta.env.BOOT).catch(reportLost),
)
