import { defaultLanguage, isLanguage } from '../../shared/languages.ts'
import { markFailed, markScripted } from '../browser/scripted.ts'
import { timeLimit } from '../browser/timeLimit.ts'
import { readPreference } from '../i18n/preference.ts'
import { type TodayFormat, todayIn } from '../ui/today.ts'

/**
 * The script inlined in every page. The page works without React, so React is loaded only on the
 * first sign that somebody is there; what is pressed before it has taken over is kept for it.
 */
declare global {
  interface Window {
    /** Buttons pressed before hydration, to be pressed again; null once that is done. */
    earlyClicks: HTMLElement[] | null | undefined
    /** The form that was sent off before hydration, to be sent off again. */
    earlySubmit: EventTarget | null | undefined
  }
}

/** Without any sign of a visitor the application is loaded this long after the page, in ms. */
const patience = 8000

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']
const application = document.currentScript?.dataset.application ?? ''

let started = false
function start() {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start, true)
  import(/* @vite-ignore */ application).catch((error: unknown) => {
    console.error('The application could not be loaded', error)
    markFailed()
  })
}

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

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
// Back and forward between pages of an earlier visit change the address and nothing else.
addEventListener('popstate', start)
addEventListener('load', () => setTimeout(() => requestIdle(start), patience))

function requestIdle(callback: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else callback()
}

addEventListener('DOMContentLoaded', () => {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  for (const time of document.querySelectorAll<HTMLElement>('[data-today]'))
    time.textContent = todayIn(language, time.dataset.today as TodayFormat)

  // Addresses of other languages show their language, whatever is stored.
  const preferred = language === defaultLanguage ? readPreference() : null
  if (preferred !== null && preferred !== defaultLanguage) start()
  // The form is there to be read first: its code must not hold up the first picture of the page.
  else if (document.querySelector('form')) requestAnimationFrame(() => setTimeout(start))
})
