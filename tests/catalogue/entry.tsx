import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { markScripted } from '../../web/browser/scriptState.ts'
import { LanguageProvider } from '../../web/i18n/LanguageProvider.tsx'
import { ContentProvider } from '../../web/loading/ContentProvider.tsx'
import type { ContentStore } from '../../web/loading/contentStore.ts'
import { fontFaces } from '../../web/theme/fontFaces.ts'
import { GlobalStyle } from '../../web/theme/GlobalStyle.tsx'
import { Catalogue } from './Catalogue.tsx'
import { type CatalogueContent, contentId } from './content.ts'

/** Returns a store of the catalogue's one page. */
function storeOf(content: CatalogueContent): ContentStore {
  return {
    site: (language) => content[language].site,
    page: (_, language) => content[language].page,
    load: async () => true,
  }
}

markScripted()
const root = document.getElementById('root')
const content = document.getElementById(contentId)?.textContent
if (!root || !content) throw new Error('The document lacks #root or the catalogue’s content')

const store = storeOf(JSON.parse(content))
createRoot(root).render(
  <MemoryRouter>
    <ContentProvider store={store}>
      <LanguageProvider load={store.load}>
        <style>{fontFaces}</style>
        <GlobalStyle />
        <Catalogue />
      </LanguageProvider>
    </ContentProvider>
  </MemoryRouter>,
)
