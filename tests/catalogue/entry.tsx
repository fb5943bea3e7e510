import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import type { Language } from '../../shared/languages.ts'
import { markScripted } from '../../web/browser/scripted.ts'
import { ContentProvider } from '../../web/content/ContentProvider.tsx'
import { kept, type Library, settled } from '../../web/content/library.ts'
import { LanguageProvider } from '../../web/i18n/LanguageProvider.tsx'
import type { Page, Site } from '../../web/model/types.ts'
import { GlobalStyle } from '../../web/theme/GlobalStyle.tsx'
import { Catalogue } from './Catalogue.tsx'
import { type CatalogueContent, contentId } from './content.ts'

/** Returns the library of the catalogue's one page. */
function libraryOf(content: CatalogueContent): Library {
  const sites = new Map<Language, Promise<Site>>()
  const pages = new Map<Language, Promise<Page>>()
  return {
    site: (language) => kept(sites, language, () => settled(content[language].site)),
    page: (_, language) => kept(pages, language, () => settled(content[language].page)),
    load: async () => {},
    preload: async () => {},
  }
}

markScripted()
const root = document.getElementById('root')
const content = document.getElementById(contentId)?.textContent
if (!root || !content) throw new Error('The document lacks #root or the catalogue’s content')

const library = libraryOf(JSON.parse(content))
createRoot(root).render(
  <MemoryRouter>
    <ContentProvider library={library}>
      <LanguageProvider load={library.load}>
        <GlobalStyle fontDisplay="swap" />
        <Catalogue />
      </LanguageProvider>
    </ContentProvider>
  </MemoryRouter>,
)
