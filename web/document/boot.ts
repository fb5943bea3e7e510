/** A script that the inline script loads after the page. It loads React at the first interaction. */
import {
  contentIndexPath,
  searchContentPath,
  searchIndexPath,
} from '../../shared/content/addresses/contentModulePaths.ts'
import { defaultLanguage, isLanguage, type Language } from '../../shared/languages.ts'
import { recoverFromLoadFailure } from '../browser/loadDocument.ts'
import { browserLanguage, readPreference } from '../i18n/languagePreference.ts'
import { importModule } from '../loading/importModule.ts'
import type { Page } from '../model/types.ts'
import { viewsOf } from '../model/viewNames.ts'
import { openSearchOnIntent, type SearchDialog } from '../search/searchIntent.ts'
import { formatToday, type TodayFormat } from '../ui/formatDate.ts'
import { preloadLinks, preloadModules, preloadScripts, type ViewScripts } from './preloading.ts'

declare global {
  interface ImportMetaEnv {
    /** The application's URL. Set by the build, like BOOT. */
    readonly APPLICATION: string
    /** The URLs of the search's dialog and of its worker. Set by the build. */
    readonly SEARCH_DIALOG: string
    readonly SEARCH_WORKER: string
    /** Set by the build. */
    readonly VIEWS: ViewScripts
  }
}

/**
 * Elements that need the application. They include the services menu, whose list is rendered when it is first opened.
 */
const interactive = 'button, input, select, textarea, [data-starts]'

/** The delay in ms after which the application is loaded without an interaction. */
const timeoutMs = 8000

const { site = '', page } = document.getElementById('root')?.dataset ?? {}
// Read from the module's path, because translators change the document's `lang`.
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
      (firstPage) => preloadScripts(viewsOf(firstPage), import.meta.env.VIEWS),
      () => {},
    )
  import(/* @vite-ignore */ import.meta.env.APPLICATION).catch(recoverFromLoadFailure)
}

for (const time of document.querySelectorAll<HTMLElement>('[data-today]'))
  time.textContent = formatToday(language, time.dataset.today as TodayFormat)

const savesData = navigator.connection?.saveData ?? false

// The application shows the chosen language, or offers the browser's (`LanguageNote`), on the first screen. The
// addresses of other languages ignore both.
const wanted = readPreference() ?? (savesData ? null : browserLanguage()) ?? language
if (language === defaultLanguage && wanted !== language) start()

// A choice in the address, such as #c=GH, is shown by the application, which scrolls to it.
if (location.hash.includes('=')) start()

/** Requests all parts of the search in parallel. The code that uses a part requests it again, or reports its error. */
async function loadSearch(language: Language): Promise<SearchDialog> {
  preloadModules([import.meta.env.SEARCH_WORKER])
  for (const module of [searchContentPath(language), searchIndexPath(language)])
    importModule(module).catch(() => {})
  const { loadDialog }: { loadDialog: (language: Language) => Promise<SearchDialog> } =
    await import(/* @vite-ignore */ import.meta.env.SEARCH_DIALOG)
  return loadDialog(language)
}

const loadingSearch = openSearchOnIntent(loadSearch, savesData)

preloadLinks(import.meta.env.VIEWS)
if (savesData) {
  // Links, questions and most menus work without the application.
  const startFor = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest(interactive)) start()
  }
  for (const type of ['focusin', 'click']) addEventListener(type, ({ target }) => startFor(target))
  addEventListener('popstate', start)
  startFor(window.earlyClicks?.[0] ?? document.activeElement)
} else {
  // The search is loaded first, because on a slow connection the application takes seconds to load.
  void window.firstInteraction.then(loadingSearch).then(start)
  setTimeout(start, timeoutMs)
  // Loads the application before visitors reach the form.
  const nearForm = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
    rootMargin: '25%',
  })
  for (const form of document.forms) nearForm.observe(form)
}
