/**
 * The script that is inlined in every page, for tasks that cannot wait for another request. Links, questions and the
 * search form work without React; buttons and the enquiry form wait for it. Pages with the enquiry form inline
 * inlineForm.ts instead.
 */
import { markScripted, reportLoadFailure } from '../browser/scriptState.ts'

declare global {
  interface Window {
    /** Buttons, and links with `data-starts`, clicked before hydration. They are clicked again after it. */
    earlyClicks: HTMLElement[] | undefined
    isHydrated: boolean | undefined
    firstInteraction: Promise<unknown>
  }
  interface ImportMetaEnv {
    /** The URL of the script built from boot.ts. Set by the build: see scripts/build/bundling/bundler.ts. */
    readonly BOOT: string
  }
}

const pointer = ['pointerdown', 'pointermove', 'touchstart', 'click', 'scroll']
// `popstate`: after a reload, back and forward only change the address until the application runs.
const interactionEvents = [...pointer, 'keydown', 'focusin', 'popstate']

markScripted()

window.firstInteraction = new Promise((resolve) => {
  for (const event of interactionEvents)
    addEventListener(event, resolve, { capture: true, passive: true, once: true })
})

window.earlyClicks = []
addEventListener(
  'click',
  (event) => {
    // Buttons are clicked by Enter in a form field too. Links with `data-starts` do more than open a page.
    const button = (event.target as Element).closest?.<HTMLElement>(
      'button,[data-scripted] a[data-starts]',
    )
    if (!button || window.isHydrated) return
    window.earlyClicks?.push(button)
    if (button.matches('a')) event.preventDefault()
  },
  true,
)

const until = (event: string) => new Promise((resolve) => addEventListener(event, resolve))
// Hidden pages, such as prerendered ones, have no animation frames.
const firstFrame = until('load').then(() => new Promise(requestAnimationFrame))
export const booted = until('DOMContentLoaded')
  .then(() => Promise.race([window.firstInteraction, firstFrame]))
  .then(() => import(/* @vite-ignore */ import.meta.env.BOOT))
booted.catch(reportLoadFailure)
