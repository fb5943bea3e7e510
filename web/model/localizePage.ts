import { sectionIds } from '../../shared/content/anchors.ts'
import { languagesOf, titledLanguagesOf } from '../../shared/content/documentLanguages.ts'
import { localize } from '../../shared/content/localize.ts'
import { searchTitle } from '../../shared/content/pageTitles.ts'
import { oldestCheck, sourceIn } from '../../shared/content/sourceReview.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { messageIn, messagesIn } from '../i18n/messages.ts'
import { deriveSection, drawSection } from '../sections/derivations.ts'
import { heroMapIn } from '../sections/hero/derive.ts'
import type {
  AnchoredSection,
  LocalizedSection,
  StoredSection,
} from '../sections/localizedSection.ts'
import { isShownIn } from '../sections/sectionLists.ts'
import { pageRecord } from './pageRecord.ts'
import type { Fact, Page, Site, StoredPage, StoredSite } from './types.ts'

/**
 * Returns a valid page in one language, as components render it, with its maps and without sections that are empty in
 * this language. `newsPages` adds the list of the news page.
 * @param language one in which the page exists (`languagesOf`)
 */
export function localizePage(stored: StoredPage, language: Language): Page {
  const { archive: _, sources: pageSources = [], ...content } = stored
  const visibleSections = stored.sections.filter((section) => isShownIn(section, language))
  const sections = withAnchors(visibleSections).map((section) => withSources(section, language))
  const sources = pageSources.map((source) => sourceIn(source, language))
  const { sources: seoSources, ...page } = localize({ ...content, sections, sources }, language)
  const { map, facts, ...hero } = page.hero
  const pairs = page.sections.flatMap((section, index) => {
    const inAllLanguages = visibleSections[index]
    if (inAllLanguages === undefined) return []
    const source = { language, stored: inAllLanguages, sections: page.sections }
    return { section: deriveSection(section, source), stored: inAllLanguages }
  })
  const drawings =
    map || hero.image ? [] : pairs.flatMap(({ section, stored }) => drawSection(section, stored))
  const record = pageRecord([
    ...page.sections.flatMap((section) => ('sources' in section && section.sources) || []),
    ...seoSources,
  ])
  const titledIn = titledLanguagesOf(stored)
  return {
    ...page,
    ...(!page.news && titledIn.length < languageCodes.length && { titledIn }),
    ...(record && { record }),
    seo: { ...page.seo, title: searchTitle(page) },
    hero: {
      ...hero,
      ...(facts && { facts: facts.map((fact) => dateBySources(fact, page.sections)) }),
      ...(map && { map: heroMapIn(map, language, { isOnCover: page._type === 'homePage' }) }),
      ...(drawings.length > 0 && { drawings }),
    },
    sections: pairs.map(({ section }) => section),
    ...(page.news && {
      // The texts keep the keys of the fields that editors fill in.
      hero: {
        eyebrow: messageIn(language, `news.topic.${page.news.topic}`),
        heading: page.news.title,
        text: page.news.summary,
      },
      seo: { ...page.seo, title: page.news.title, description: page.news.summary },
      languages: languagesOf(stored),
    }),
  }
}

/** FAQ categories have headings and anchors of their own. */
function withAnchors(sections: StoredSection[]): AnchoredSection[] {
  const anchors = new Map(sectionIds(sections).map(({ section, id }) => [section, id]))
  return sections.map((section) =>
    section._type === 'faqs'
      ? section
      : // The search words are only in the search index.
        { ...section, anchor: anchors.get(section) ?? '', searchWords: undefined },
  )
}

/** Returns a section with its sources in a language, and with the date of their oldest check. */
function withSources(section: AnchoredSection, language: Language): AnchoredSection {
  if (!('sources' in section)) return section
  const sources = section.sources?.map((source) => sourceIn(source, language)) ?? []
  // A plan may have unpublished all sources.
  if (sources.length === 0) return { ...section, sources: undefined }
  return { ...section, sources, noted: oldestCheck(sources) ?? section.noted }
}

/** Returns a key fact. If it has a date and its section has sources, it gets the date of the sources' oldest check. */
function dateBySources(fact: Fact, sections: LocalizedSection[]): Fact {
  const section = sections.find((one) => 'anchor' in one && one.anchor === fact.section)
  const checks = (section && 'sources' in section && section.sources) || []
  return fact.noted ? { ...fact, noted: oldestCheck(checks) ?? fact.noted } : fact
}

/** Returns the site's shared part in one language, with the interface's messages. */
export function localizeSite(stored: StoredSite, language: Language): Site {
  const { words: edited, answers, countries, operations, sources, ...shared } = stored
  return { ...localize(shared, language), language, messages: messagesIn(language, edited) }
}
