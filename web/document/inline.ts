import { markFailed, markScripted, reportLost } from '../browser/scripted.ts'
import { timeLimit } from '../browser/timeLimit.ts'

/**
 * The script inlined in every page: only what cannot wait for another request, because it is part of
 * each document. What is pressed before React has taken over is kept for it.
 */
declare global {
  interface Window {
    /** Buttons pressed before hydration, to be pressed again; null once that is done. */
    earlyClicks: HTMLElement[] | null | undefined
    /** The form that was sent off before hydration, to be sent off again. */
    earlySubmit: EventTarget | null | undefined
    /** Resolves at the first sign of a visitor, which may come before boot.ts. */
    visitor: Promise<unknown>
  }
  interface ImportMetaEnv {
    /** The address of the script made from boot.ts. Set by the build: see scripts/site/bundle.ts. */
    readonly BOOT: string
  }
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'click', 'keydown', 'focusin', 'scroll']

window.visitor = new Promise((resolve) => {
  for (const sign of signs)
    addEventListener(sign, resolve, { capture: true, passive: true, once: true })
})

// What needs scripts is shown, and what stands in for it hidden.
markScripted()

window.earlyClicks = []
addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('[type=button]')
    if (button) window.earlyClicks?.push(button)
  },
  true,
)

// No form is ever sent by the browser itself: what was typed would be in the address or be lost.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    window.earlySubmit = event.target
    // The application may hang: null says that it has hydrated.
    setTimeout(() => window.earlyClicks !== null && markFailed(), timeLimit)
  },
  true,
)

addEventListener('DOMContentLoaded', () =>
  import(/* @vite-ignore */ import.meta.env.BOOT).catch(reportLost),
)
