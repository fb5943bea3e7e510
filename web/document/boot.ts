import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
} from '../../shared/content/modules.ts'
import { defaultLanguage, isLanguage } from '../../shared/languages.ts'
import { isGenerousConnection } from '../browser/connection.ts'
import { whenIdle } from '../browser/idle.ts'
import { onIntent } from '../browser/intent.ts'
import { allowPrefetch } from '../browser/prefetch.ts'
import { reportLost } from '../browser/scripted.ts'
import { importModule } from '../content/importModule.ts'
import { pageBehind } from '../content/links.ts'
import { readPreference } from '../i18n/preference.ts'
import type { Page } from '../model/types.ts'
import { viewsOf } from '../model/views.ts'
import { type TodayFormat, todayIn } from '../ui/today.ts'

/**
 * The small script that the inline one loads once the page is there. The page works without React, so
 * React is loaded only on the first sign of a visitor; until then, links preload what they lead to.
 */
declare global {
  interface ImportMetaEnv {
    /** The addresses of the application and of the scripts of each view. Set by the build, as BOOT is. */
    readonly APPLICATION: string
    readonly VIEWS: Readonly<Record<string, string[]>>
  }
}

/** Without any sign of a visitor the application is loaded this long after the page, in ms. */
const patience = 8000

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage

let started = false
function start() {
  if (started) return
  started = true
  const { site = '', page } = document.getElementById('root')?.dataset ?? {}
  // What the application needs first, and the index of the other pages, while it is loaded.
  for (const module of [site, contentIndexPath(language)]) importModule(module).catch(ignore)
  if (page) preload(page).catch(ignore)
  import(/* @vite-ignore */ import.meta.env.APPLICATION).catch(reportLost)
}

/** Failures are reported by the application, when it needs what could not be loaded. */
function ignore() {}

/** Loads a page's content, and then the scripts of its views. */
async function preload(pageModule: string) {
  const page = await importModule<Page>(pageModule)
  for (const href of viewsOf(page).flatMap((name) => import.meta.env.VIEWS[name] ?? [])) {
    // Not imported, because they import the application.
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  }
}

void window.visitor.then(start)
// Back and forward between pages of an earlier visit change the address and nothing else.
addEventListener('popstate', start)

for (const time of document.querySelectorAll<HTMLElement>('[data-today]'))
  time.textContent = todayIn(language, time.dataset.today as TodayFormat)

const isHydrated = () => window.earlyClicks === null

// Once it has hydrated, the application does so.
onIntent(async (link) => {
  const target = pageBehind(link)
  if (isHydrated() || target === null) return
  const { language, path } = target
  try {
    const { pages } = await importModule<ContentIndex>(contentIndexPath(language))
    const hash = pages[path]
    if (hash !== undefined) await preload(pageModulePath(language, path, hash))
  } catch {
    ignore()
  }
})

// Addresses of other languages show their language, whatever is stored.
const preferred = language === defaultLanguage ? readPreference() : null
if (preferred !== null && preferred !== defaultLanguage) start()
else startNearForm()

/** Starts the application when the page's form, if it has one, comes near the view. */
function startNearForm() {
  const form = document.querySelector('form')
  if (form === null) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      start()
    },
    { rootMargin: '25%' },
  )
  observer.observe(form)
}

function afterLoad() {
  setTimeout(() => whenIdle(start), patience)
  if (isGenerousConnection()) whenIdle(() => isHydrated() || allowPrefetch(true))
}

if (document.readyState === 'complete') afterLoad()
else addEventListener('load', afterLoad)
