import { contentIndexPath } from '../../shared/content/modules.ts'
import { defaultLanguage, isLanguage } from '../../shared/languages.ts'
import { reportLoadFailure } from '../browser/scripted.ts'
import { importModule } from '../content/importModule.ts'
import { readPreference } from '../i18n/preference.ts'
import { type TodayFormat, todayIn } from '../ui/today.ts'
import { preloadLinks, preloadPage } from './preloading.ts'

/**
 * The small script that the inline one loads once the page is there. The page works without React,
 * which is loaded at the first interaction.
 */
declare global {
  interface ImportMetaEnv {
    /** The address of the application. Set by the build, as BOOT is. */
    readonly APPLICATION: string
  }
}

/** Without interaction the application is loaded this long after the page, in ms. */
const timeoutMs = 8000

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage

let isStarted = false
function start() {
  if (isStarted) return
  isStarted = true
  const { site = '', page } = document.getElementById('root')?.dataset ?? {}
  // The application reports what it could not load.
  for (const module of [site, contentIndexPath(language)]) importModule(module).catch(() => {})
  if (page) void preloadPage(page)
  import(/* @vite-ignore */ import.meta.env.APPLICATION).catch(reportLoadFailure)
}

void window.visitor.then(start)

for (const time of document.querySelectorAll<HTMLElement>('[data-today]'))
  time.textContent = todayIn(language, time.dataset.today as TodayFormat)

// Addresses of other languages show their language, whatever is stored.
const preferred = language === defaultLanguage ? readPreference() : null
const isOtherPreferred = preferred !== null && preferred !== defaultLanguage
if (isOtherPreferred) start()

// The application is there before the form is reached.
const nearForm = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return
    nearForm.disconnect()
    start()
  },
  { rootMargin: '25%' },
)
for (const form of document.forms) nearForm.observe(form)

preloadLinks()
setTimeout(start, timeoutMs)
