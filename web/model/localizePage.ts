import { sectionIds } from '../../shared/content/anchors.ts'
import { localize } from '../../shared/content/localize.ts'
import { searchTitle } from '../../shared/content/pageTitles.ts'
import type { Language } from '../../shared/languages.ts'
import { messagesIn } from '../i18n/messages.ts'
import { deriveSection, drawSection } from '../sections/derivations.ts'
import { heroMapIn } from '../sections/hero/derive.ts'
import type { AnchoredSection, StoredSection } from '../sections/localizedSection.ts'
import type { Page, Site, StoredPage, StoredSite } from './types.ts'

/** Returns a valid page in one language, as components render it, with its maps. */
export function localizePage(stored: StoredPage, language: Language): Page {
  const page = localize({ ...stored, sections: withAnchors(stored.sections) }, language)
  const { map, ...hero } = page.hero
  const pairs = page.sections.flatMap((section, index) => {
    const inAllLanguages = stored.sections[index]
    if (inAllLanguages === undefined) return []
    const source = { language, stored: inAllLanguages, sections: page.sections }
    return { section: deriveSection(section, source), stored: inAllLanguages }
  })
  const drawings =
    map || hero.image ? [] : pairs.flatMap(({ section, stored }) => drawSection(section, stored))
  return {
    ...page,
    seo: { ...page.seo, title: searchTitle(page) },
    hero: {
      ...hero,
      ...(map && { map: heroMapIn(map, language) }),
      ...(drawings.length > 0 && { drawings }),
    },
    sections: pairs.map(({ section }) => section),
  }
}

/** FAQ categories have headings and anchors of their own. */
function withAnchors(sections: StoredSection[]): AnchoredSection[] {
  const anchors = new Map(sectionIds(sections).map(({ section, id }) => [section, id]))
  return sections.map((section) =>
    section._type === 'faqs' ? section : { ...section, anchor: anchors.get(section) ?? '' },
  )
}

/** Returns what all pages share in one language, with the interface's messages. */
export function localizeSite(stored: StoredSite, language: Language): Site {
  const { words: edited, ...shared } = stored
  return { ...localize(shared, language), language, messages: messagesIn(language, edited) }
}
