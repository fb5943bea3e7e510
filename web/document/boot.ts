/** A script that the inline script loads after the page. It loads React at the first interaction. */
import { contentIndexPath } from '../../shared/content/modules.ts'
import { defaultLanguage, isLanguage } from '../../shared/languages.ts'
import { recoverFromLoadFailure } from '../browser/loadDocument.ts'
import { readPreference } from '../i18n/languagePreference.ts'
import { importModule } from '../loading/importModule.ts'
import type { Page } from '../model/types.ts'
import { viewsOf } from '../model/views.ts'
import { type TodayFormat, todayIn } from '../ui/dates.ts'
import { preloadLinks, preloadScripts, type ViewScripts } from './preloading.ts'

declare global {
  interface ImportMetaEnv {
    /** The application's URL. Set by the build, like BOOT. */
    readonly APPLICATION: string
    /** Set by the build. */
    readonly VIEWS: ViewScripts
  }
}

/** The delay in ms after which the application is loaded without an interaction. */
const timeoutMs = 8000

const { site = '', page } = document.getElementById('root')?.dataset ?? {}
// Translators change the `lang` of the document, but not the path of its module.
const [, , , code] = site.split('/')
const language = isLanguage(code) ? code : defaultLanguage

let isStarted = false
function start() {
  if (isStarted) return
  isStarted = true
  // The application reports its own loading errors.
  for (const module of [site, contentIndexPath(language)]) importModule(module).catch(() => {})
  if (page)
    importModule<Page>(page).then(
      (shown) => preloadScripts(viewsOf(shown), import.meta.env.VIEWS),
      () => {},
    )
  import(/* @vite-ignore */ import.meta.env.APPLICATION).catch(recoverFromLoadFailure)
}

for (const time of document.querySelectorAll<HTMLElement>('[data-today]'))
  time.textContent = todayIn(language, time.dataset.today as TodayFormat)

// The addresses of other languages ignore the stored language.
if (language === defaultLanguage && (readPreference() ?? language) !== language) start()

preloadLinks(import.meta.env.VIEWS)
if (navigator.connection?.saveData) {
  // Links, menus and questions work without the application.
  const startFor = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest('button, input, select, textarea')) start()
  }
  for (const type of ['focusin', 'click']) addEventListener(type, ({ target }) => startFor(target))
  addEventListener('popstate', start)
  startFor(window.earlyClicks?.[0] ?? document.activeElement)
} else {
  void window.firstInteraction.then(start)
  setTimeout(start, timeoutMs)
  // Loads the application before visitors reach the form.
  const nearForm = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
    rootMargin: '25%',
  })
  for (const form of document.forms) nearForm.observe(form)
}
